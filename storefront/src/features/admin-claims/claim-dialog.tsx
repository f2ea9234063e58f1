import { claimedCents as costOf } from "@confiserie/domain/claim/claim";
import { CLAIM_LIMITS } from "@confiserie/domain/claim/claim-codes";
import { answerClaim, decideClaim } from "@confiserie/domain/contract/claims";
import { formatCents, formatCount } from "@confiserie/domain/format";
import { typedCents } from "@confiserie/domain/money";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { AMOUNT_FIELD, typed } from "@/features/admin-payments";
import { DialogForm } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { randomUuid } from "@/lib/uuid";
import { Dialog } from "@/ui/dialog";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";
import { ACTS, type Opened } from "./acts";

/** Responds to a claim or closes it: refund, replacement or refusal. The customer receives a mail. */
export function ClaimDialog({ opened, onClose }: { opened: Opened | null; onClose: () => void }) {
	return (
		<Dialog
			open={opened !== null}
			onClose={onClose}
			title={opened ? ACTS[opened.act].title : ""}
			description={opened && `${opened.claim.number}, ${opened.claim.name}`}
		>
			{opened && <ClaimForm key={`${opened.claim.id} ${opened.act}`} opened={opened} onClose={onClose} />}
		</Dialog>
	);
}

function ClaimForm({ opened: { claim, act }, onClose }: { opened: Opened; onClose: () => void }) {
	const client = useQueryClient();
	const [requestId] = useState(randomUuid);
	const { id, lines, claimedCents, refundableCents } = claim;
	const { submit: submitLabel, words: field } = ACTS[act];
	const form = useForm<{ amount: string; words: string }>({
		defaultValues: { amount: typed(Math.min(claimedCents, refundableCents)), words: "" },
		resolver: resolverOf(({ amount, words }): FieldMessages => {
			if (act !== "REFUND")
				return words.trim().length < CLAIM_LIMITS.wordsLeast ? { words: "Écrivez quelques mots." } : {};
			const cents = typedCents(amount);
			if (!cents) return { amount: "Saisissez un montant, par exemple 12,50." };
			return cents > refundableCents ? { amount: `Au plus ${formatCents(refundableCents)}.` } : {};
		}),
	});
	const { errors } = form.formState;
	const cents = typedCents(useWatch({ control: form.control, name: "amount" }));
	// Boxes of each line that are proposed to be refunded: the claimed ones at first.
	const [boxes, setBoxes] = useState(lines.map((line) => line.boxes));
	const choose = (at: number, count: number) => {
		const chosen = boxes.map((before, index) => (index === at ? count : before));
		setBoxes(chosen);
		const cost = costOf(lines.map(({ unitPriceCents }, index) => ({ unitPriceCents, boxes: chosen[index] ?? 0 })));
		form.setValue("amount", typed(Math.min(cost, refundableCents)), { shouldValidate: form.formState.isSubmitted });
	};
	const submit = form.handleSubmit(async ({ amount, words: typedWords }) => {
		const words = typedWords.trim();
		try {
			if (act === "ANSWER") await call(answerClaim, { params: { id }, body: { requestId, text: words } });
			else if (act === "REFUND")
				await call(decideClaim, { params: { id }, body: { decision: act, amount: typedCents(amount) ?? 0, words } });
			else await call(decideClaim, { params: { id }, body: { decision: act, words } });
			void client.invalidateQueries({ queryKey: ["admin"] });
			onClose();
		} catch (cause) {
			showProblem(cause, ["amount", "words"], form.setError, "Rien n'a pu être enregistré. Réessayez.");
		}
	});
	return (
		<DialogForm
			state={form.formState}
			onSubmit={submit}
			onClose={onClose}
			submitLabel={act === "REFUND" && cents ? `Rembourser ${formatCents(cents)} et prévenir le client` : submitLabel}
		>
			{act === "REFUND" &&
				lines.map(({ productName, boxes: claimed, unitPriceCents }, at) => (
					<TextField
						// biome-ignore lint/suspicious/noArrayIndexKey: a product may stand twice, and lines never move.
						key={at}
						label={`Cartons de ${productName}`}
						hint={`${formatCount(claimed, "carton réclamé", "cartons réclamés")}, à ${formatCents(unitPriceCents)} l'un.`}
						type="number"
						min={0}
						max={claimed}
						value={boxes[at]}
						onChange={({ target }) => choose(at, Math.min(claimed, Math.max(0, Math.trunc(target.valueAsNumber) || 0)))}
					/>
				))}
			{act === "REFUND" && (
				<TextField
					{...form.register("amount")}
					{...AMOUNT_FIELD}
					hint={`Les articles concernés coûtent ${formatCents(claimedCents)}\u00a0; ${formatCents(refundableCents)} peuvent être rendus.`}
					error={errors.amount?.message ?? null}
				/>
			)}
			<TextArea
				{...form.register("words")}
				label={field.label}
				hint={field.hint}
				rows={5}
				maxLength={CLAIM_LIMITS.text}
				error={errors.words?.message ?? null}
			/>
		</DialogForm>
	);
}
