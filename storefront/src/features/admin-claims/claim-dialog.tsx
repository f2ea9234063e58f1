import { claimedCents as costOf } from "@confiserie/domain/claim/claim";
import { CLAIM_LIMITS } from "@confiserie/domain/claim/claim-codes";
import { answerClaim, decideClaim } from "@confiserie/domain/contract/claims";
import type { LineRefundChoice } from "@confiserie/domain/contract/line-refund";
import { formatCents, formatCount } from "@confiserie/domain/format";
import { typedCents } from "@confiserie/domain/money";
import { IS_RESTOCKED_BY_DEFAULT } from "@confiserie/domain/refund/line-refund";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { AMOUNT_FIELD } from "@/features/admin-payments";
import { DialogForm } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { randomUuid } from "@/lib/uuid";
import { CheckField } from "@/ui/check-field";
import { Dialog } from "@/ui/dialog";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";
import { ACTS, type Opened } from "./acts";

type ChosenLine = LineRefundChoice["lines"][number];

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
	const { id, lines, refundableCents, balanceCents } = claim;
	const { submit: submitLabel, words: field } = ACTS[act];
	// Boxes of each line that are refunded: the claimed ones at first.
	const [chosen, setChosen] = useState(
		lines.map(({ lineId, boxes }): ChosenLine => ({ lineId, boxes, restock: IS_RESTOCKED_BY_DEFAULT })),
	);
	const change = (at: number, changes: Partial<ChosenLine>) =>
		setChosen(chosen.map((line, index) => (index === at ? { ...line, ...changes } : line)));
	const refunded = chosen.filter(({ boxes }) => boxes > 0);
	const isByLine = act === "REFUND" && refunded.length > 0;
	const worth = costOf(lines.map(({ unitPriceCents }, at) => ({ unitPriceCents, boxes: chosen[at]?.boxes ?? 0 })));
	const lineCents = Math.min(worth, refundableCents + balanceCents);
	const offCents = Math.min(lineCents, balanceCents);
	const form = useForm<{ amount: string; words: string }>({
		defaultValues: { amount: "", words: "" },
		resolver: resolverOf(({ amount, words }): FieldMessages => {
			if (act !== "REFUND")
				return words.trim().length < CLAIM_LIMITS.wordsLeast ? { words: "Écrivez quelques mots." } : {};
			const cents = typedCents(amount);
			if (isByLine) return {};
			if (!cents) return { amount: "Saisissez un montant, par exemple 12,50." };
			return cents > refundableCents ? { amount: `Au plus ${formatCents(refundableCents)}.` } : {};
		}),
	});
	const { errors } = form.formState;
	const typedAmount = typedCents(useWatch({ control: form.control, name: "amount" }));
	const cents = isByLine ? lineCents : typedAmount;
	const submit = form.handleSubmit(async ({ amount, words: typedWords }) => {
		const words = typedWords.trim();
		try {
			if (act === "ANSWER") await call(answerClaim, { params: { id }, body: { requestId, text: words } });
			else if (act === "REFUND") {
				const cents = isByLine ? lineCents : (typedCents(amount) ?? 0);
				await call(decideClaim, { params: { id }, body: { decision: act, amount: cents, lines: refunded, words } });
			} else await call(decideClaim, { params: { id }, body: { decision: act, words } });
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
				lines.map(({ lineId, productName, boxes: claimed, unitPriceCents, restockable }, at) => (
					<div key={lineId}>
						<TextField
							label={`Cartons de ${productName}`}
							hint={`${formatCount(claimed, "carton réclamé", "cartons réclamés")}, à ${formatCents(unitPriceCents)} l'un.`}
							type="number"
							min={0}
							max={claimed}
							value={chosen[at]?.boxes}
							onChange={({ target }) =>
								change(at, { boxes: Math.min(claimed, Math.max(0, Math.trunc(target.valueAsNumber) || 0)) })
							}
						/>
						{restockable > 0 && (
							<CheckField
								label="Remettre en stock"
								aria-label={`Remettre ${productName} en stock`}
								checked={chosen[at]?.restock ?? false}
								onChange={({ target }) => change(at, { restock: target.checked })}
							/>
						)}
					</div>
				))}
			{isByLine && offCents > 0 && (
				<p>{`${formatCents(offCents)} de moins à payer, ${formatCents(lineCents - offCents)} à rendre.`}</p>
			)}
			{act === "REFUND" && !isByLine && (
				<TextField
					{...form.register("amount")}
					{...AMOUNT_FIELD}
					hint={`Un geste, sans reprise d'article\u00a0: ${formatCents(refundableCents)} peuvent être rendus.`}
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
