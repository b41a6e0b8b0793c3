/** How much a violation may matter, from least to most. */
export const criticalities = ['low', 'medium', 'high', 'critical'] as const
