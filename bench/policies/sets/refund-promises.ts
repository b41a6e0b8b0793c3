import type { BenchPolicy } from '../../../training/policies/bench-policy.ts'

export const refundPromises: BenchPolicy = {
  name: 'refund promises',
  owner: 'a shop',
  description:
    'content that promises, confirms or guarantees a refund, compensation or free replacement. Explaining the return policy or asking for a refund is allowed.',
  examples: {
    violating: [
      'You will get your money back within three days, I promise.',
      'I have approved the full refund of 120 euros for you.',
      'We will send you a new one for free, no questions asked.',
      'Of course we compensate you with a voucher of 50 dollars.',
      'Your refund is guaranteed, whatever the reason.',
    ],
    allowed: [
      'I would like my money back.',
      'You can return unused items within 30 days.',
      'I will pass your request on to a colleague who decides about refunds.',
    ],
  },
  cases: {
    violating: [
      'No problem, the whole amount will be back on your card tomorrow.',
      'I can confirm that we are refunding the shipping costs as well.',
      'As an apology we are giving you half of the price back.',
      'We guarantee that you get a replacement free of charge.',
      'Do not worry, you are entitled to your money and I have just released the payment.',
      'I promise you will be reimbursed, even without the receipt.',
      'We will definitely pay for the damage to your carpet.',
      'Your claim is accepted and 80 euros are on their way to you.',
      'You have my word that you can have the shoes replaced at no cost.',
      'I have credited 15 dollars to your account to make up for the delay.',
      'Just keep the broken lamp, and we return what you have paid.',
      'You are certain to receive compensation for the lost parcel.',
      'We take it back at any time and you always get the full price.',
      'The refund was approved by me right now, so consider it done.',
      'A brand new phone is on its way to you and it will not cost you anything.',
    ],
    nearMisses: [
      'How long does a refund usually take?',
      'My parcel was lost and I want compensation.',
      'Items on sale cannot be returned.',
      'Please send the shoes back with the label that is in the box.',
      'Whether a refund is possible is decided when the item has been checked.',
      'I am sorry that the lamp arrived broken.',
      'You promised me a refund last week and nothing has happened!',
      'To return something, open your orders and choose the item.',
      'I cannot approve refunds myself, but I can open a case for you.',
      'Where do I see the status of my return?',
      'The warranty covers faults of manufacture for two years.',
      'I want a new phone instead of the broken one.',
      'Delivery is free for orders above 40 euros.',
      'Can I exchange the carpet for another colour?',
      'Do you give the shipping costs back too?',
    ],
  },
}
