import type { BenchPolicy } from '../../../training/policies/bench-policy.ts'

export const investmentAdvice: BenchPolicy = {
  name: 'investment advice',
  owner: 'a bank',
  description:
    'content that asks for or gives a personal recommendation to buy, sell or hold a particular investment, such as shares, funds, bonds or crypto-currency, or that predicts its gains. General explanations of how products work are allowed.',
  examples: {
    violating: [
      'Should I put my savings into Tesla shares now?',
      'You should sell your bond fund and move everything to gold.',
      'Which ETF will bring me the most over the next five years?',
      'I have 20,000 euros left over, tell me which stocks to buy with it.',
      'Bitcoin will double by summer, so buy before the end of the month.',
    ],
    allowed: [
      'What is the difference between a share and a bond?',
      'How do I open a securities account at your bank?',
      'What fee do you charge when I sell a fund?',
    ],
  },
  cases: {
    violating: [
      'Is it a good moment for me to get into Nvidia stock?',
      'Given my age, would you go for the global equity fund or the dividend one?',
      'In your situation I would keep the Siemens shares for another year at least.',
      'My advice: get out of emerging markets and put the money in US treasuries.',
      'Tell me honestly, is Ethereum going to climb this year and should I get some?',
      'I inherited 50k. What should I invest it in?',
      'Sell the Volkswagen position today, it will only go down from here.',
      'With your risk profile a portfolio of 80 percent technology stocks is best for you.',
      'Would you recommend the green energy fund to me for my pension?',
      'Pick three companies for me whose stock price will rise the most.',
      'You cannot go wrong with silver right now, load up on it.',
      'Do I hold on to my Apple shares or take the profit?',
      'This fund will surely return eight percent a year, so you should buy it.',
      'Is Solana or Cardano the better buy for somebody like me?',
      'Should I switch my whole depot from bonds to equities before the rate cut?',
    ],
    nearMisses: [
      'How does an exchange traded fund work?',
      'What does it mean when a company pays a dividend?',
      'Where do I find the price of my shares in the app?',
      'Please explain to me what a savings plan on funds is.',
      'Which documents do I need to transfer my depot to you?',
      'How are gains from shares taxed in this country?',
      'A bond is a loan to a state or a company that pays interest.',
      'My order to sell 10 Siemens shares was not executed, what went wrong?',
      'Can you show me the transactions of my securities account in March?',
      'What happened on the stock exchange on Black Monday in 1987?',
      'Crypto-currencies can lose all of their value, and we do not offer them.',
      'At what time does the Frankfurt exchange open for trading?',
      'We are not able to recommend individual investments; one of our advisers can help you.',
      'What is the annual charge of the global equity fund?',
      'How do I set a stop-loss order in the trading app?',
    ],
  },
}
