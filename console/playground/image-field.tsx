import { Alert, Button, Fieldset, FileButton, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { usePageText } from '../texts/page-text.ts'
import { playgroundTexts } from '../texts/playground-texts.ts'
import { imageBytesMax, imagesMax, imageTypes, isUsableImage, readImage, type SentImage } from './attachments.ts'

/** The images of a message. Those that the service would refuse are named and left out. */
export function ImageField({
  images,
  onImages,
}: {
  readonly images: readonly SentImage[]
  readonly onImages: (images: readonly SentImage[]) => void
}) {
  const { t, n } = usePageText(playgroundTexts)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const add = async (files: readonly File[]) => {
    const refused = (name: string) => t('playground.image.refused', { name })
    const read = await Promise.all(
      files.map((file) => (isUsableImage(file) ? readImage(file).catch(() => file.name) : file.name)),
    )
    const taken = read.filter((one) => typeof one !== 'string')
    const all = [...images, ...taken]
    onImages(all.slice(0, imagesMax))
    setRefusals([
      ...read.filter((one) => typeof one === 'string').map(refused),
      ...(all.length > imagesMax ? [t('playground.images.tooMany', { count: imagesMax })] : []),
    ])
  }
  return (
    <Fieldset legend={t('playground.images')}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t('playground.images.hint', { count: imagesMax, size: n(imageBytesMax / 1024 ** 2, 2) })}
        </Text>
        {images.map(({ name, url }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice
          <Group key={place} gap="xs" wrap="nowrap">
            <img src={url} alt="" width={48} height={48} style={{ objectFit: 'contain' }} />
            <Text size="sm" flex={1} style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('playground.image.remove', { name })}
              onClick={() => onImages(images.filter((_, index) => index !== place))}
            >
              ×
            </Button>
          </Group>
        ))}
        {refusals.length > 0 && (
          <Alert role="alert" variant="outline" color="orange">
            {refusals.map((refusal) => (
              <p key={refusal} className="said">
                {refusal}
              </p>
            ))}
          </Alert>
        )}
        <FileButton multiple accept={imageTypes.join(',')} onChange={(files) => void add(files)}>
          {(props) => (
            <Button {...props} size="xs" variant="default" w="fit-content" disabled={images.length >= imagesMax}>
              {t('playground.images.add')}
            </Button>
          )}
        </FileButton>
      </Stack>
    </Fieldset>
  )
}
