"use client";
import { useRef } from "react";
import { CopyButton } from "./copy-button";
import { TextField } from "./text-field";

interface CopyFieldProps {
	/** Label of the field: "Lien de paiement". */
	label: string;
	hint: string;
	/** An address. */
	url: string;
	/** Confirmation after copying. */
	message: string;
}

/** An address to be copied, with its button beside it. */
export function CopyField({ label, hint, url, message }: CopyFieldProps) {
	const field = useRef<HTMLInputElement>(null);
	return (
		<div className="flex flex-wrap items-end gap-3">
			<div className="min-w-56 flex-1">
				<TextField
					ref={field}
					label={label}
					hint={hint}
					value={url}
					readOnly
					onFocus={(event) => event.currentTarget.select()}
				/>
			</div>
			<CopyButton
				text={url}
				field={field}
				label="Copier le lien"
				copiedLabel="Copié"
				message={message}
				variant="secondary"
			/>
		</div>
	);
}
