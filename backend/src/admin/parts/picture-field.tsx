import { uploadedImageSchema } from "@confiserie/domain/contract/admin-product";
import { Button, Label, Text } from "@medusajs/ui";
import { useId, useState } from "react";
import { call, useChange } from "../lib/shop";

interface PictureFieldProps {
	label: string;
	hint: string;
	/** Address of the image; empty for none. */
	value: string;
	onChange: (value: string) => void;
	problem?: string | undefined;
}

/** An image of the shop's pages: uploaded at once, stored when the form is saved. */
export function PictureField({ label, hint, value, onChange, problem }: PictureFieldProps) {
	const id = useId();
	const [fault, setFault] = useState<string | null>(null);
	const { mutate, isPending } = useChange({
		run: (file: File) => {
			const body = new FormData();
			body.append("image", file);
			// The browser writes the type, with the boundary between the parts.
			return call("/shop/notice-image", uploadedImageSchema, {
				method: "POST",
				body,
				headers: { "content-type": null },
			});
		},
		onDone: ({ imageUrl }) => onChange(imageUrl),
		onRefused: setFault,
	});
	const send = (file: File | undefined) => {
		setFault(null);
		if (file) mutate(file);
	};
	const wrong = fault ?? problem;
	return (
		<div className="flex flex-col items-start gap-2">
			<Label htmlFor={id} size="small" weight="plus">
				{label}
			</Label>
			{value && <img src={value} alt={label} className="max-h-48 rounded border" />}
			<input
				id={id}
				type="file"
				accept="image/png,image/jpeg,image/webp"
				disabled={isPending}
				aria-describedby={`${id}-hint`}
				onChange={(event) => send(event.target.files?.[0])}
			/>
			{value && (
				<Button type="button" size="small" variant="secondary" onClick={() => onChange("")}>
					Retirer l'image
				</Button>
			)}
			<Text id={`${id}-hint`} size="small" className="text-ui-fg-subtle">
				{hint}
			</Text>
			{wrong && (
				<Text role="alert" size="small" className="text-ui-fg-error">
					{wrong}
				</Text>
			)}
		</div>
	);
}
