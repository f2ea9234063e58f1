import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { uploadImage } from "@/lib/upload-image";
import { FILE_STYLE } from "./file-style";
import { Problem } from "./problem";
import { Spinner } from "./spinner";

interface ImageFieldProps {
	label: string;
	hint: ReactNode;
	problem: string | undefined;
	/** Receives the address of the image that was sent. */
	onChange: (url: string) => void;
	/** The image that there is: between the hint and the file, and after the file. */
	preview?: ReactNode;
	children?: ReactNode;
}

/** An image that is uploaded at once and stored when the form is saved. */
export function ImageField({ label, hint, problem, onChange, preview, children }: ImageFieldProps) {
	const id = useId();
	const { mutate, isPending, error } = useMutation({
		mutationFn: uploadImage,
		onSuccess: ({ imageUrl }) => onChange(imageUrl),
	});
	const wrong = error?.message ?? problem;
	return (
		<div className="flex flex-col items-start gap-2">
			<label htmlFor={id} className="font-semibold">
				{label}
			</label>
			<p id={`${id}-hint`} className="text-sm text-prune">
				{hint}
			</p>
			{preview}
			<input
				id={id}
				type="file"
				accept="image/png,image/jpeg,image/webp"
				disabled={isPending}
				aria-describedby={`${id}-hint`}
				aria-invalid={wrong ? true : undefined}
				className={FILE_STYLE}
				onChange={({ target }) => {
					const [file] = target.files ?? [];
					if (file) mutate(file);
				}}
			/>
			{isPending && <Spinner label="Envoi de l'image" />}
			{children}
			<Problem>{wrong}</Problem>
		</div>
	);
}
