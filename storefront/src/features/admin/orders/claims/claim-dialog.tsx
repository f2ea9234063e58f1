import { claimedCents as costOf } from "@confiserie/domain/claim/claim";
import { CLAIM_LIMITS } from "@confiserie/domain/claim/claim-codes";
import { answerClaim, decideClaim } from "@confiserie/domain/contract/claims";
import { formatCents } from "@confiserie/domain/format";
import { boxesLabel } from "@confiserie/domain/prices/box-words";
import { formatBoxes, theBox } from "@confiserie/domain/prices/tier-price";
import { IS_RESTOCKED_BY_DEFAULT } from "@confiserie/domain/refund/line-refund";
import { CentsField, CheckField, NEW_REQUEST, TextAreaField, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { Dialog } from "@/ui/dialog";
import { QuantityStepper } from "@/ui/quantity-stepper";
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
	const { id, lines, refundableCents, balanceCents } = claim;
	const { submit: submitLabel, words } = ACTS[act];
	const worthOf = (chosen: readonly { boxes: number }[] | undefined) =>
		costOf(lines.map(({ unitPriceCents }, at) => ({ unitPriceCents, boxes: chosen?.[at]?.boxes ?? 0 })));
	const lineCentsOf = (chosen: readonly { boxes: number }[] | undefined) =>
		Math.min(worthOf(chosen), refundableCents + balanceCents);
	const form = useEditForm(act === "ANSWER" ? answerClaim : decideClaim, {
		start: startOf(claim, act),
		params: { id },
		changes: "everything",
		failure: "Rien n'a pu être enregistré. Réessayez.",
		sends: (values) => {
			if (!("lines" in values)) return values;
			const refunded = values.lines?.filter(({ boxes }) => boxes > 0) ?? [];
			return { ...values, lines: refunded, amount: refunded.length > 0 ? lineCentsOf(values.lines) : values.amount };
		},
		check: (sent) => ({
			amount:
				"lines" in sent &&
				sent.lines?.length === 0 &&
				sent.amount > refundableCents &&
				`Au plus ${formatCents(refundableCents)}.`,
		}),
		onSaved: onClose,
	});
	const [chosen, amount] = form.watch(["lines", "amount"]);
	const isByLine = chosen?.some(({ boxes }) => boxes > 0) ?? false;
	const lineCents = lineCentsOf(chosen);
	const offCents = Math.min(lineCents, balanceCents);
	const cents = isByLine ? lineCents : amount;
	return (
		<DialogForm
			state={form.formState}
			onSubmit={form.submit}
			onClose={onClose}
			submitLabel={act === "REFUND" && cents ? `Rembourser ${formatCents(cents)} et prévenir le client` : submitLabel}
		>
			{act === "REFUND" &&
				lines.map(({ lineId, productName, boxes: claimed, unitPriceCents, restockable, ...of }, at) => (
					<div key={lineId} className="flex flex-col gap-2">
						<p>
							<span className="block font-semibold">{productName}</span>
							<span className="text-sm text-prune">
								{`${formatBoxes(claimed, of, "réclamé")}, à ${formatCents(unitPriceCents)} ${theBox(of)}.`}
							</span>
						</p>
						<QuantityStepper
							label={`${boxesLabel(of)} de ${productName}`}
							value={chosen?.[at]?.boxes ?? 0}
							min={0}
							max={claimed}
							size="sm"
							onChange={(boxes) => form.setValue(`lines.${at}.boxes`, boxes, { shouldDirty: true })}
						/>
						{restockable > 0 && (
							<CheckField
								{...form.field(`lines.${at}.restock`)}
								label="Remettre en stock"
								aria-label={`Remettre ${productName} en stock`}
							/>
						)}
					</div>
				))}
			{isByLine && offCents > 0 && (
				<p>{`${formatCents(offCents)} de moins à payer, ${formatCents(lineCents - offCents)} à rendre.`}</p>
			)}
			{act === "REFUND" && !isByLine && (
				<CentsField
					{...form.field("amount")}
					label="Montant en euros"
					hint={`Un geste, sans reprise d'article\u00a0: ${formatCents(refundableCents)} peuvent être rendus.`}
				/>
			)}
			<TextAreaField
				{...form.field(act === "ANSWER" ? "text" : "words")}
				label={words.label}
				hint={words.hint}
				rows={5}
				maxLength={CLAIM_LIMITS.text}
			/>
		</DialogForm>
	);
}

/** A refund begins with the claimed boxes. */
function startOf({ lines }: Opened["claim"], act: Opened["act"]) {
	if (act === "ANSWER") return { requestId: NEW_REQUEST, text: "" };
	if (act !== "REFUND") return { decision: act, words: "" };
	const claimed = lines.map(({ lineId, boxes }) => ({ lineId, boxes, restock: IS_RESTOCKED_BY_DEFAULT }));
	return { decision: act, amount: Number.NaN, lines: claimed, words: "" };
}
