"use client";

import type { WebhookSecret } from "@confiserie/domain/contract/webhooks";
import { useRef } from "react";
import { Button } from "@/ui/button";
import { CopyButton } from "@/ui/copy-button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";

/** Shows a new secret, this once. */
export function SecretDialog({ shown, onClose }: { shown: WebhookSecret | null; onClose: () => void }) {
	return (
		<Dialog
			open={shown !== null}
			onClose={onClose}
			title="Secret de signature"
			description="Copiez-le maintenant dans le programme qui reçoit les messages : il ne sera plus montré."
		>
			{shown && <Secret value={shown.secret} onClose={onClose} />}
		</Dialog>
	);
}

function Secret({ value, onClose }: { value: string; onClose: () => void }) {
	const field = useRef<HTMLInputElement>(null);
	return (
		<div className="flex flex-col gap-4">
			<TextField ref={field} label="Secret" value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
			<div className="flex flex-col gap-3 sm:flex-row-reverse">
				<CopyButton
					className="flex-1"
					text={value}
					field={field}
					label="Copier le secret"
					copiedLabel="Copié"
					message="Le secret est copié."
				/>
				<Button variant="secondary" onClick={onClose}>
					C'est noté
				</Button>
			</div>
		</div>
	);
}
