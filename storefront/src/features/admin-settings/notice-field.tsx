import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { uploadImage } from "@/lib/upload-image";
import { Button } from "@/ui/button";
import { Spinner } from "@/ui/spinner";

interface NoticeFieldProps {
	/** Address of the image; empty for none. */
	value: string;
	onChange: (url: string) => void;
	problem: string | undefined;
}

/** The EU notice on the legal guarantee: an official image, uploaded at once and stored when the form is saved. */
export function NoticeField({ value, onChange, problem }: NoticeFieldProps) {
	const id = useId();
	const { mutate, isPending, error } = useMutation({
		mutationFn: uploadImage,
		onSuccess: ({ imageUrl }) => onChange(imageUrl),
	});
	const wrong = error?.message ?? problem;
	return (
		<div className="flex flex-col items-start gap-2">
			<label htmlFor={id} className="font-semibold">
				Notice harmonisée sur la garantie légale
			</label>
			<p id={`${id}-hint`} className="text-sm text-prune">
				L'image officielle en français du règlement (UE) 2025/1960, à télécharger auprès de la Commission européenne.
				Les conditions de vente la montrent.
			</p>
			{value && (
				// biome-ignore lint/performance/noImgElement: its size is not known, and it is shown as the terms show it
				<img src={value} alt="Notice harmonisée" className="max-h-60 rounded-control border border-trait" />
			)}
			<input
				id={id}
				type="file"
				accept="image/png,image/jpeg,image/webp"
				disabled={isPending}
				aria-describedby={`${id}-hint`}
				aria-invalid={wrong ? true : undefined}
				className="min-h-11 max-w-full"
				onChange={({ target }) => {
					const [file] = target.files ?? [];
					if (file) mutate(file);
				}}
			/>
			{isPending && <Spinner label="Envoi de l'image" />}
			{value && (
				<Button type="button" variant="secondary" size="sm" onClick={() => onChange("")}>
					Retirer l'image
				</Button>
			)}
			{wrong && (
				<p role="alert" className="text-sm text-rouge">
					{wrong}
				</p>
			)}
		</div>
	);
}
