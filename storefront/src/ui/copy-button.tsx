"use client";
import { Check, Copy } from "lucide-react";
import { type RefObject, useState } from "react";
import { Button, type ButtonProps } from "./button";

interface CopyButtonProps extends Pick<ButtonProps, "variant" | "className"> {
	text: string;
	/** Element with the text, selected where the clipboard is not available. */
	field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
	/** "Copier le lien" */
	label: string;
	/** "Copié" */
	copiedLabel: string;
	/** Confirmation: "Le lien est copié." */
	message: string;
}

/** Copies a text and confirms it. Without permission, or over plain http, its field is selected instead. */
export function CopyButton({ text, field, label, copiedLabel, message, ...look }: CopyButtonProps) {
	const [isCopied, setCopied] = useState(false);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setCopied(true);
		} catch {
			field.current?.select();
		}
	};
	const Icon = isCopied ? Check : Copy;
	return (
		<>
			<Button {...look} onClick={() => void copy()}>
				<Icon aria-hidden="true" className="size-4.5" />
				{isCopied ? copiedLabel : label}
			</Button>
			<p role="status" className="sr-only">
				{isCopied && message}
			</p>
		</>
	);
}
