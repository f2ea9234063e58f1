"use client";

import { useRef } from "react";
import { CopyButton } from "@/ui/copy-button";
import { TextField } from "@/ui/text-field";

/** The address at which a customer reads and accepts a quote, to be copied. */
export function QuoteLink({ url }: { url: string }) {
	const field = useRef<HTMLInputElement>(null);
	return (
		<div className="flex flex-wrap items-end gap-3">
			<div className="min-w-56 flex-1">
				<TextField
					ref={field}
					label="Lien du devis"
					hint="Le client l'a reçu par e-mail. Il ouvre le devis sans compte."
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
				message="Le lien du devis est copié."
				variant="secondary"
			/>
		</div>
	);
}
