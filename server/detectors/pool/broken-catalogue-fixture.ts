throw new Error('the weights are missing')
