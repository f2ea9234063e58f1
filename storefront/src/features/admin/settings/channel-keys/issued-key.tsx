"use client";

import type { IssuedKey } from "@confiserie/domain/contract/channel-keys";
import { useEffect, useRef } from "react";
import { CopyButton } from "@/ui/copy-button";
import { TextField } from "@/ui/text-field";

/** The new key, to be copied now: nothing can show it again. */
export function IssuedKeyNotice({ issued: { name, key } }: { issued: IssuedKey }) {
	const field = useRef<HTMLInputElement>(null);
	// The next step is to copy it, so it gets the focus; a screen reader reads it with its label and hint.
	useEffect(() => field.current?.focus(), []);
	return (
		<div className="mt-6 flex flex-col gap-3 rounded-card bg-pistache-clair p-4">
			<TextField
				ref={field}
				label={`Clé « ${name} »`}
				hint="Copiez-la maintenant : elle ne sera plus jamais montrée."
				value={key}
				readOnly
				spellCheck={false}
				onFocus={(event) => event.currentTarget.select()}
			/>
			<CopyButton
				variant="secondary"
				className="self-start"
				text={key}
				field={field}
				label="Copier la clé"
				copiedLabel="Copiée"
				message="La clé est copiée."
			/>
		</div>
	);
}
