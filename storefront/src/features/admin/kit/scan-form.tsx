"use client";

import { type FormEvent, type ReactNode, useRef } from "react";
import { CameraButton } from "@/features/shop/camera";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

interface ScanFormProps {
	/** Of its field. */
	id?: string;
	label: string;
	hint: string;
	onScan: (code: string) => void;
	/** What the codes led to, under the camera's picture. */
	children: ReactNode;
}

/** Where codes are counted: a hand scanner types one and presses Enter, a person may do the same, the camera reads them. */
export function ScanForm({ id, label, hint, onScan, children }: ScanFormProps) {
	const field = useRef<HTMLInputElement>(null);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const input = field.current;
		if (!input) return;
		onScan(input.value);
		input.value = "";
		// The next code goes to the same place, whichever way this one was sent.
		input.focus();
	};
	return (
		<form onSubmit={submit} className="flex flex-wrap items-end gap-2 print:hidden">
			<div className="min-w-full flex-1 sm:min-w-48">
				<TextField
					ref={field}
					id={id}
					label={label}
					hint={hint}
					name="code"
					maxLength={100}
					autoComplete="off"
					autoCapitalize="characters"
					autoCorrect="off"
					spellCheck={false}
					enterKeyHint="done"
				/>
			</div>
			<Button type="submit" variant="secondary" size="sm">
				Compter
			</Button>
			<CameraButton onRead={onScan}>{children}</CameraButton>
		</form>
	);
}
