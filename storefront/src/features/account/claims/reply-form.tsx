import { CLAIM_LIMITS } from "@confiserie/domain/claim/claim-codes";
import type { Claim } from "@confiserie/domain/contract/claims";
import { type FormEvent, useState } from "react";
import { useAttempt } from "@/lib/use-attempt";
import { randomUuid } from "@/lib/uuid";
import { Button } from "@/ui/button";
import { TextArea } from "@/ui/text-area";
import type { ClaimsOf } from "./claims-of";

interface ReplyFormProps {
	of: ClaimsOf;
	number: string;
	onDone: (claim: Claim) => void;
}

/** One message more in a claim that is not over. */
export function ReplyForm({ of, number, onDone }: ReplyFormProps) {
	const [requestId, setRequestId] = useState(randomUuid);
	const [text, setText] = useState("");
	const { act, isBusy, problem, setProblem } = useAttempt("Votre message n'a pas pu partir. Réessayez.");
	const [isOpen, setOpen] = useState(false);
	const [isSent, setSent] = useState(false);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const words = text.trim();
		if (words.length < CLAIM_LIMITS.wordsLeast) return setProblem("Écrivez quelques mots.");
		void act(async () => {
			onDone(await of.say(number, { requestId, text: words }));
			setText("");
			setOpen(false);
			setSent(true);
			setRequestId(randomUuid());
		});
	};
	if (!isOpen)
		return (
			<Button
				variant="secondary"
				size="sm"
				aria-label={`Répondre dans ${number}`}
				className="self-start"
				// Where the focus goes that the form's button held.
				autoFocus={isSent}
				onClick={() => setOpen(true)}
			>
				Répondre
			</Button>
		);
	return (
		<form method="post" noValidate onSubmit={submit} className="flex flex-col items-start gap-3 *:w-full">
			<TextArea
				label={`Ajouter un message à ${number}`}
				autoFocus
				value={text}
				onChange={(event) => setText(event.target.value)}
				maxLength={CLAIM_LIMITS.text}
				error={problem}
			/>
			<Button type="submit" variant="secondary" size="sm" busy={isBusy} busyLabel="Envoi…" className="sm:w-auto">
				Envoyer le message
			</Button>
		</form>
	);
}
