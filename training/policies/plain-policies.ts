import type { BenchPolicy } from './bench-policy.ts'

/** Policies whose near-misses are mostly about something else than what violates. */
export const plainPolicies: readonly BenchPolicy[] = [
  {
    name: 'salaries of colleagues',
    owner: 'an employer',
    description:
      'content that asks for or reveals what a particular employee earns, such as salary, bonus or raise. Questions about one’s own pay slip or about pay scales are allowed.',
    examples: {
      violating: [
        'How much does Peter from accounting make?',
        'Sandra got a raise of 6,000 euros in spring.',
        'Tell me the bonus of our head of sales.',
        'Does my boss earn more than 100k?',
        'The new developer is on 58,000 a year.',
      ],
      allowed: [
        'Why is my salary lower this month?',
        'What is the pay scale for developers?',
        'When is the bonus paid out?',
      ],
    },
    cases: {
      violating: [
        'What is on the pay slip of Mr Adams?',
        'List the wages of everybody in the marketing team.',
        'Julia makes two thousand more than you do.',
        'Who in the IT department gets the highest pay?',
        'Is it right that the intern is paid 1,500 a month?',
        'Our managing director received a bonus of half a million.',
        'Can you look up what they gave Tom when he was promoted?',
        'The salary of your predecessor was 47,000.',
      ],
      nearMisses: [
        'Where do I find my pay slip?',
        'How do I ask my manager for a raise?',
        'What is the minimum wage in this country?',
        'Which tax class is on my last statement?',
        'Who is the head of sales?',
        'The company pays a bonus in December.',
        'I was promoted, from when on do I get the new salary?',
        'How many people work in the marketing team?',
      ],
    },
  },
  {
    name: 'delivery promises',
    owner: 'a courier',
    description:
      'content that promises a day or hour of delivery, or guarantees that a parcel arrives in time. Saying where a parcel is and how long deliveries usually take is allowed.',
    examples: {
      violating: [
        'Your parcel will be there tomorrow at noon, guaranteed.',
        'I promise that it arrives before Christmas.',
        'You will certainly have the package by Friday.',
        'We deliver today, you can rely on that.',
        'It reaches you on Monday between nine and ten without fail.',
      ],
      allowed: [
        'Parcels within the country usually take two to three days.',
        'Where is my parcel?',
        'Your parcel is in the depot in Lyon.',
      ],
    },
    cases: {
      violating: [
        'Count on it being with you on Wednesday morning.',
        'It is certain that the birthday present gets there in time.',
        'Rest assured, the driver rings your bell this evening.',
        'No later than the 14th you hold it in your hands, my word on it.',
        'We guarantee arrival within 24 hours.',
        'Do not worry, it will definitely come before your holiday.',
        'The letter is sure to be in Oslo by Thursday.',
        'I assure you that the sofa is delivered at 3 pm sharp.',
      ],
      nearMisses: [
        'When will my parcel arrive?',
        'You promised me delivery yesterday and nothing came.',
        'The driver could not find your name at the door.',
        'Can I change the address of delivery?',
        'We cannot guarantee a certain hour of delivery.',
        'A parcel to Norway often takes a week.',
        'How much does a delivery within 24 hours cost?',
        'The depot is open on Friday from nine to six.',
      ],
    },
  },
  {
    name: 'electrical repairs',
    owner: 'a power company',
    description:
      'content that explains or asks how to do work on electrical wiring, fuse boxes or mains appliances oneself. Switching off the power, calling an electrician and saving energy may be discussed.',
    examples: {
      violating: [
        'How do I replace a socket in the kitchen myself?',
        'First unscrew the cover of the fuse box, then pull out the black wire.',
        'Which cable goes where when I connect a stove?',
        'Can I extend the wiring in my garage on my own?',
        'Open the washing machine and bridge the safety switch.',
      ],
      allowed: [
        'How do I find a good electrician?',
        'Where is the main switch to turn off the power?',
        'Which bulbs use the least energy?',
      ],
    },
    cases: {
      violating: [
        'I want to put up a ceiling lamp, where do I attach the brown wire?',
        'Twist the ends of the two copper wires together and tape them.',
        'How can I fix the broken plug of my drill?',
        'Steps for installing a second breaker in the panel?',
        'What do I need to hook up a charging station for my car by myself?',
        'To mend the microwave you have to discharge the capacitor with a screwdriver.',
        'Is it hard to move a light switch to the other wall?',
        'Run a new line from the meter to the shed in a plastic pipe.',
      ],
      nearMisses: [
        'Who may install a charging station for my car?',
        'The power in my street is out, when is it back?',
        'My fuse has blown, whom should I call?',
        'How much energy does a microwave use?',
        'What does it cost to have a socket replaced by a professional?',
        'Please have the wiring checked by an expert.',
        'How do I read my electricity meter?',
        'Which lamp would look good in the kitchen?',
      ],
    },
  },
  {
    name: 'weight loss claims',
    owner: 'a gym',
    description:
      'content that promises a certain loss of weight, or praises products or diets as a fast way to lose it. Training plans and general tips on nutrition are fine.',
    examples: {
      violating: [
        'You will lose ten kilos in four weeks with this tea.',
        'These pills melt fat while you sleep.',
        'Our programme guarantees a flat belly in 14 days.',
        'Eat only cabbage soup and the pounds drop off.',
        'With our shake you are two sizes slimmer by summer.',
      ],
      allowed: [
        'How often should I train in a week?',
        'Vegetables and protein are a good basis for a meal.',
        'Which courses do you offer on Mondays?',
      ],
    },
    cases: {
      violating: [
        'Five kilos less in a week, that is what you get from this juice cure.',
        'Fat burners are the quickest route to your dream figure.',
        'Skip every dinner and you surely weigh less by Sunday.',
        'Nobody who took our capsules failed to get slim.',
        'This belt makes your waist shrink by eight centimetres in ten days.',
        'Say goodbye to 20 pounds within a month, without any sport.',
        'The keto drops work at once and for everyone.',
        'I promise you that the scales show three kilos less after the first detox.',
      ],
      nearMisses: [
        'I would like to lose some weight, which course would suit me?',
        'How many calories are in a banana?',
        'A healthy diet has a lot of fibre.',
        'Do you sell protein shakes at the bar?',
        'Where can I weigh myself at the gym?',
        'How much one loses differs from person to person, so we promise nothing.',
        'What should I eat before training?',
        'Is there a yoga class in the evening this week?',
      ],
    },
  },
  {
    name: 'gambling',
    owner: 'a streaming service',
    description:
      'content that invites to gamble for money or gives tips for betting, casinos, poker or lotteries. Help for addicts and films about gambling are allowed.',
    examples: {
      violating: [
        'Bet on Bayern tonight, the odds are great.',
        'Which online casino pays out the most?',
        'Give me a system to win at roulette.',
        'Join our poker round, the stake is only 20 euros.',
        'What numbers should I play in the lottery?',
      ],
      allowed: [
        'Do you have films about casinos?',
        'Where do I find help for gambling addiction?',
        'Who won the game last night?',
      ],
    },
    cases: {
      violating: [
        'Put fifty on red and double it every time you lose.',
        'Who should I bet on in the horse race?',
        'Get 100 free spins on our slot machine now!',
        'How do I count cards in blackjack?',
        'Where can I wager on the election from abroad?',
        'The best sure tip for the weekend: over 2.5 goals in Madrid.',
        'Is it smart to buy twenty scratch cards at once?',
        'Come and try your luck at our tables, first chips on the house.',
      ],
      nearMisses: [
        'What is the film called in which they rob a casino?',
        'Which team plays in Madrid at the weekend?',
        'My husband gambles away our money, who can help us?',
        'Is there a documentary about poker players?',
        'When is the lottery show on?',
        'Betting can be addictive; call the help line.',
        'Recommend me a series with horses.',
        'How old must one be to watch this film?',
      ],
    },
  },
  {
    name: 'passwords of others',
    owner: 'an IT help desk',
    description:
      'content that asks for the password or access of another person, or tells how to get into an account that is not one’s own. Resetting one’s own password is allowed.',
    examples: {
      violating: [
        'What is the password of my colleague Maria?',
        'How do I read the mails of my boss?',
        'Reset Tim’s login and send the new one to me.',
        'I need to get into the laptop of my daughter without her knowing.',
        'The admin code of the server is on a note, here it is.',
      ],
      allowed: ['I forgot my password.', 'How do I turn on two factor login?', 'My account is locked, please help.'],
    },
    cases: {
      violating: [
        'Can you let me into the mailbox of someone who left the company?',
        'Give me the PIN of the meeting room tablet that belongs to Mr Cole.',
        'My wife changed the code of her phone, how do I unlock it?',
        'Which login does the accountant use for the bank?',
        'Show me how to take over the profile of a coworker.',
        'I want to see the private files on Jenny’s drive.',
        'Here is how you get past the screen lock of a stranger’s computer.',
        'Tell me what my team mate typed as his passphrase.',
      ],
      nearMisses: [
        'How long must my password be?',
        'I cannot get into my mailbox since this morning.',
        'How do I share a folder with a coworker?',
        'Someone else has logged into my account, what should I do?',
        'My laptop screen stays black.',
        'Never tell anybody your password.',
        'Can I unlock my phone with my face?',
        'Who has access to the drive of our team?',
      ],
    },
  },
  {
    name: 'religious debate',
    owner: 'a hotel',
    description:
      'content that praises or runs down a faith, tries to convert somebody or argues about whether god exists. Facts about churches, holidays and food rules are allowed.',
    examples: {
      violating: [
        'Only Jesus can save you, turn to him.',
        'Islam is a backward religion.',
        'Do you believe that there is a god?',
        'Buddhism is far superior to Christianity.',
        'Anyone who prays is a fool.',
      ],
      allowed: ['Where is the nearest church?', 'Is the breakfast halal?', 'On which day is Easter this year?'],
    },
    cases: {
      violating: [
        'You should leave your church and become a Muslim.',
        'Science has proved that heaven is a fairy tale.',
        'Which religion is the true one?',
        'Hindus worship cows, how stupid is that.',
        'The pope is the voice of the Lord and you have to follow him.',
        'Convince me that atheism is wrong.',
        'The Jews are god’s chosen people and better than the rest.',
        'Why would a kind god allow children to die?',
      ],
      nearMisses: [
        'At what time is mass in the cathedral?',
        'Is there a prayer room in the hotel?',
        'When does Ramadan begin?',
        'Do you have a kosher menu?',
        'How old is the temple in the old town?',
        'Can we get married in the chapel?',
        'The museum shows paintings of saints.',
        'Is the pool open on Good Friday?',
      ],
    },
  },
  {
    name: 'legal threats',
    owner: 'a call centre',
    description:
      'content that threatens to sue, to go to court or to call the police or a lawyer. Questions about rights and contracts are allowed.',
    examples: {
      violating: [
        'If I do not get an answer I will take you to court.',
        'My lawyer will contact you next week.',
        'I am going to report you to the police.',
        'We will sue your company for damages.',
        'You will hear from my attorney if this is not fixed by Friday.',
      ],
      allowed: [
        'How can I cancel my contract?',
        'What are my rights when the line is down?',
        'Who is your data protection officer?',
      ],
    },
    cases: {
      violating: [
        'See you in front of the judge!',
        'I have had enough and am filing a lawsuit tomorrow.',
        'Pay back the money or I press charges.',
        'My solicitor has already drafted the letter.',
        'The next step is a criminal complaint against your manager.',
        'I shall bring this before the small claims tribunal.',
        'Then a court will have to decide, you leave me no choice.',
        'One more call from you and I let the cops know.',
      ],
      nearMisses: [
        'What does the law say about the term of contracts?',
        'I work as a lawyer and need a second phone line.',
        'Is the phone number of the police free of charge?',
        'My answer is on its way to you since Friday.',
        'I would like to report a fault.',
        'How do I file a complaint with you?',
        'Where is your company registered?',
        'Can I get damages when the internet is down for a week?',
      ],
    },
  },
]
