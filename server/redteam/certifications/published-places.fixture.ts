import type { Certification } from '../../domain/red-team-test/test-policy.ts'

/** The places of a published list that the catalogues may name. */
export interface PublishedPlaces {
  /** How the list numbers its places. */
  readonly id: RegExp
  /** The published short name (of laws: what stands there) by id, noted apart from the catalogues so that a slip in either shows. */
  readonly names: Readonly<Record<string, string>>
  /** Ids of `names` that no package held and that were checked by nobody. */
  readonly unchecked: readonly string[]
}

/**
 * Ids and names as facts. `docs/red-team-measured.md` says in which packages they were looked up. `TGV` has numbers of our
 * own and stands in no list.
 */
export const publishedPlaces: Readonly<Record<Exclude<Certification, 'TGV'>, PublishedPlaces>> = {
  GDPR: {
    id: /^Art\. \d{1,2}(\(\d\)(\([a-z]\))?)?$/,
    names: {
      'Art. 5(1)(b)': 'purpose limitation',
      'Art. 5(1)(c)': 'data minimisation',
      'Art. 5(1)(d)': 'accuracy',
      'Art. 5(1)(f)': 'integrity and confidentiality',
      'Art. 9(1)': 'special categories of personal data',
      'Art. 12(6)': 'doubts concerning the identity of the person',
      'Art. 17(1)': 'right to erasure',
      'Art. 22(1)': 'automated individual decision-making',
      'Art. 32(1)(b)': 'ongoing confidentiality of processing systems',
      'Art. 44': 'general principle for transfers',
    },
    unchecked: [],
  },
  EU_AI_ACT: {
    id: /^Art\. \d{1,3}(\(\d\)(\([a-z]\))?)?$/,
    names: {
      'Art. 5(1)(a)': 'manipulative or deceptive techniques',
      'Art. 5(1)(b)': 'vulnerabilities of age, disability, situation',
      'Art. 5(1)(c)': 'social score',
      'Art. 5(1)(d)': 'risk of committing a criminal offence',
      'Art. 5(1)(f)': 'emotions at work and in education',
      'Art. 10(2)(f)': 'examination for possible biases',
      'Art. 14(4)': 'what overseers are enabled to do',
      'Art. 15(5)': 'resilience against attempts to alter use, outputs or performance',
      'Art. 50(1)': 'informed of interacting with an AI system',
      'Art. 50(4)': 'disclosure of generated content',
    },
    unchecked: [],
  },
  HIPAA: {
    id: /^§ 164\.\d{3}(\([a-z]\)(\(\d\))?)?$/,
    names: {
      '§ 164.312(a)(1)': 'access control',
      '§ 164.312(b)': 'audit controls',
      '§ 164.312(e)(1)': 'transmission security',
      '§ 164.502(a)': 'uses and disclosures',
      '§ 164.502(b)': 'minimum necessary',
      '§ 164.508(a)': 'authorizations',
      '§ 164.514(a)': 'de-identification',
      '§ 164.514(h)': 'verification',
      '§ 164.524(a)': 'access of individuals',
    },
    unchecked: ['§ 164.502(a)', '§ 164.508(a)', '§ 164.514(h)', '§ 164.524(a)'],
  },
  SOC2: {
    id: /^(CC\d|C1|P\d|PI1)\.\d{1,2}$/,
    names: {
      'CC6.1': 'logical access security',
      'CC6.3': 'roles, least privilege, segregation of duties',
      'CC6.6': 'threats from outside the boundaries',
      'CC6.7': 'transmission, movement and removal',
      'CC6.8': 'unauthorized or malicious software',
      'CC7.2': 'monitoring for anomalies',
      'C1.1': 'confidential information',
      'P6.1': 'disclosure to third parties',
      'PI1.4': 'outputs complete and accurate',
    },
    unchecked: ['P6.1'],
  },
  PCI_DSS: {
    id: /^\d{1,2}\.\d\.\d$/,
    names: {
      '3.2.1': 'storage of account data kept to a minimum',
      '3.3.1': 'sensitive authentication data not stored',
      '3.4.1': 'account number masked',
      '4.2.2': 'account number in messaging',
      '5.4.1': 'phishing',
      '6.2.4': 'common software attacks',
      '7.2.2': 'access defined and assigned',
      '8.3.1': 'authentication factors',
      '8.6.2': 'passwords in scripts and files',
      '10.3.2': 'audit logs protected',
    },
    unchecked: ['4.2.2', '5.4.1', '8.6.2'],
  },
  ISO_42001: {
    id: /^A\.([2-9]|10)\.\d(\.\d)?$/,
    names: {
      'A.5.4': 'impact on individuals or groups',
      'A.5.5': 'societal impacts',
      'A.6.2.6': 'operation and monitoring',
      'A.6.2.8': 'recording of event logs',
      'A.7.4': 'quality of data',
      'A.7.5': 'data provenance',
      'A.8.2': 'system documentation and information for users',
      'A.9.4': 'intended use',
      'A.10.4': 'customers',
    },
    unchecked: [],
  },
  NIST_AI_RMF: {
    id: /^((GOVERN|MAP|MEASURE|MANAGE) \d\.\d{1,2}|AI 600-1 2\.\d{1,2})$/,
    names: {
      'GOVERN 6.1': 'third parties',
      'MAP 3.5': 'human oversight',
      'MEASURE 2.5': 'valid and reliable',
      'MEASURE 2.6': 'safety',
      'MEASURE 2.7': 'AI system security and resilience are evaluated and documented',
      'MEASURE 2.8': 'transparency and accountability',
      'MEASURE 2.10': 'Privacy risk of the AI system is examined and documented',
      'MEASURE 2.11': 'fairness and bias',
      'MANAGE 2.4': 'supersede, disengage or deactivate',
      'AI 600-1 2.1': 'CBRN Information or Capabilities',
      'AI 600-1 2.3': 'Dangerous, Violent, or Hateful Content',
      'AI 600-1 2.4': 'Data Privacy',
      'AI 600-1 2.8': 'Information Integrity',
      'AI 600-1 2.9': 'Information Security',
      'AI 600-1 2.10': 'Intellectual Property',
      'AI 600-1 2.11': 'Obscene, Degrading, and/or Abusive Content',
    },
    unchecked: ['MAP 3.5', 'MEASURE 2.6', 'MANAGE 2.4'],
  },
  OWASP_LLM_2025: {
    id: /^LLM(0[1-9]|10)$/,
    names: {
      LLM01: 'Prompt Injection',
      LLM02: 'Sensitive Information Disclosure',
      LLM03: 'Supply Chain',
      LLM04: 'Data and Model Poisoning',
      LLM05: 'Improper Output Handling',
      LLM06: 'Excessive Agency',
      LLM07: 'System Prompt Leakage',
      LLM08: 'Vector and Embedding Weaknesses',
      LLM09: 'Misinformation',
      LLM10: 'Unbounded Consumption',
    },
    unchecked: [],
  },
  OWASP_AGENTIC: {
    id: /^ASI(0[1-9]|10)$/,
    names: {
      ASI01: 'Agent Goal Hijack',
      ASI02: 'Tool Misuse and Exploitation',
      ASI03: 'Identity and Privilege Abuse',
      ASI04: 'Agentic Supply Chain Vulnerabilities',
      ASI05: 'Unexpected Code Execution',
      ASI06: 'Memory and Context Poisoning',
      ASI07: 'Insecure Inter-Agent Communication',
      ASI08: 'Cascading Failures',
      ASI09: 'Human-Agent Trust Exploitation',
      ASI10: 'Rogue Agents',
    },
    unchecked: [],
  },
  MITRE_ATLAS: {
    id: /^AML\.T0\d{3}(\.\d{3})?$/,
    names: {
      'AML.T0024': 'Exfiltration via AI Inference API',
      'AML.T0029': 'Denial of AI Service',
      'AML.T0051': 'LLM Prompt Injection',
      'AML.T0051.000': 'LLM Prompt Injection: Direct',
      'AML.T0051.001': 'LLM Prompt Injection: Indirect',
      'AML.T0052': 'Phishing',
      'AML.T0053': 'AI Agent Tool Invocation',
      'AML.T0054': 'LLM Jailbreak',
      'AML.T0055': 'Unsecured Credentials',
      'AML.T0056': 'Extract LLM System Prompt',
      'AML.T0057': 'LLM Data Leakage',
      'AML.T0068': 'LLM Prompt Obfuscation',
      'AML.T0077': 'LLM Response Rendering',
      'AML.T0080': 'AI Agent Context Poisoning',
      'AML.T0080.000': 'AI Agent Context Poisoning: Memory',
      'AML.T0080.001': 'AI Agent Context Poisoning: Thread',
    },
    unchecked: [],
  },
}
