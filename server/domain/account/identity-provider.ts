import type { Identity } from './person.ts'

/** What ties an answer of the identity provider to the browser that was sent there; each as long as it is hard to guess. */
export interface SignInProof {
  /** Comes back in the address of the answer. */
  readonly state: string
  /** Comes back in the signed token. */
  readonly nonce: string
  /** Shown only when the code is exchanged; the provider got its hash before (PKCE). */
  readonly codeVerifier: string
}

/** Where people sign in who have no key of ours. */
export interface IdentityProvider {
  /** For people. */
  readonly name: string
  /** Where a browser is sent to sign in. Rejects with Problem `identity-provider-failed`. Cost: at times one request. */
  signInUrl(proof: SignInProof): Promise<string>
  /**
   * Whom an answer stands for, once its code was exchanged and the token verified: signature, issuer, audience, nonce, times.
   * `query`: of the address to which the browser came back, as it stood there. Rejects with Problem `sign-in-refused`,
   * `sign-in-expired`, `identity-not-verified`, `identity-provider-failed`. Cost: one to four requests, each bounded in time
   * and size.
   */
  identify(query: string, proof: SignInProof): Promise<Identity>
  /** Where a browser is sent to end its session there too; null when the provider knows no such place or does not answer. */
  signOutUrl(): Promise<string | null>
}
