import type { BenchPolicy } from '../../../training/policies/bench-policy.ts'

export const competitorPrices: BenchPolicy = {
  name: 'competitor prices',
  owner: 'a shop',
  description:
    'content that asks for, states or compares the prices or discounts of other shops, or that says whether something is cheaper elsewhere. Prices of our own products may be discussed.',
  examples: {
    violating: [
      'Is this washing machine cheaper at MediaMarkt?',
      'Amazon sells the same headphones for 20 euros less.',
      'How do your prices compare with those of Walmart?',
      'You will find the drill for 89 dollars at Home Depot.',
      'Which shop has the lowest price for this television?',
    ],
    allowed: [
      'How much is the washing machine in your shop?',
      'Do you have a discount for students?',
      'Is the blue version of these headphones cheaper than the black one?',
    ],
  },
  cases: {
    violating: [
      'Does Target have a better deal on this coffee maker?',
      'At Lidl the same pan costs only 15 euros.',
      'Can you check what Best Buy charges for this laptop?',
      'I saw this bike for 300 on eBay, why are you so expensive?',
      'IKEA currently has 30 percent off on all its desks.',
      'Where else can I get this phone for less money?',
      'Compared with us, Otto is about ten percent dearer for sofas.',
      'What does the shop across the street want for the same shoes?',
      'The online store Zalando is giving a 20 percent voucher this week.',
      'Is there any retailer that sells the console below 400?',
      'Our rival lists the camera at 749, we at 799.',
      'Would I save money if I ordered the mixer from Currys?',
      'Please make me a table of what five other stores ask for this tent.',
      'Honestly, the discounter next door has cheaper paint.',
      'Tell me the Black Friday offers of Argos.',
    ],
    nearMisses: [
      'What does this coffee maker cost with delivery?',
      'Why did the price of the laptop go up since last week?',
      'Which of your desks is the cheapest?',
      'Do you have Black Friday offers?',
      'I bought this pan at Lidl, does it work on your induction hob?',
      'Does the voucher work on shoes that are reduced already?',
      'Our sofa is 50 euros cheaper until Sunday.',
      'Can I pay for the phone in instalments?',
      'How much do I save if I take two tents?',
      'Is the camera compatible with lenses of other brands?',
      'I ordered the mixer from you, and the invoice shows the wrong price.',
      'Do you also sell on Amazon?',
      'How can I find your shop across from the station?',
      'Show me televisions below 400 euros.',
      'Is the larger pack better value than two small ones?',
    ],
  },
}
