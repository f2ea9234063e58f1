import { type Bound, useBound } from "@/features/admin/kit";
import { Button } from "@/ui/button";
import { ImageField } from "@/ui/image-field";

/** The EU notice on the legal guarantee: an official image. */
export function NoticeField(bound: Bound<string | undefined>) {
	const { value, onChange, error } = useBound(bound);
	return (
		<ImageField
			label="Notice harmonisée sur la garantie légale"
			hint="L'image officielle en français du règlement (UE) 2025/1960, à télécharger auprès de la Commission européenne. Les conditions de vente la montrent."
			problem={error ?? undefined}
			onChange={onChange}
			preview={
				value && (
					// biome-ignore lint/performance/noImgElement: its size is not known, and it is shown as the terms show it
					<img src={value} alt="Notice harmonisée" className="max-h-60 rounded-control border border-trait" />
				)
			}
		>
			{value && (
				<Button type="button" variant="secondary" size="sm" onClick={() => onChange("")}>
					Retirer l'image
				</Button>
			)}
		</ImageField>
	);
}
