/** The operations whose replies show a topic: to be read again when one changed. */
export const topicReaders = ['readTopic', 'listTopics'] as const
