import { decideWithdrawal } from "@confiserie/domain/contract/withdrawals";
import { formatCents } from "@confiserie/domain/format";
import { CentsField, TextAreaField, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { Dialog } from "@/ui/dialog";
import type { Opened } from "./opened";

/** Decides a withdrawal: a refund, or a refusal with its reason. The customer receives either by mail. */
export function DecisionDialog({ opened, onClose }: { opened: Opened | null; onClose: () => void }) {
	const isAcceptance = opened?.decision === "ACCEPT";
	return (
		<Dialog
			open={opened !== null}
			onClose={onClose}
			title={isAcceptance ? "Accepter la rétractation" : "Refuser la rétractation"}
			description={opened && `Commande ${opened.withdrawal.orderNumber}, ${opened.withdrawal.name}`}
		>
			{opened && <DecisionForm key={opened.withdrawal.id} opened={opened} onClose={onClose} />}
		</Dialog>
	);
}

/** The applicable rule, and the settlement: lowers the balance first, refunds the rest. */
function hintOf({ dueCents, balanceCents, refundableCents }: Opened["withdrawal"]): string {
	const rule = `${formatCents(dueCents)} d'après la règle\u00a0; ${formatCents(refundableCents)} peuvent être rendus.`;
	if (balanceCents === 0) return rule;
	return `${rule} Il reste ${formatCents(balanceCents)} à payer\u00a0: le montant en est d'abord déduit.`;
}

function DecisionForm({ opened: { withdrawal, decision }, onClose }: { opened: Opened; onClose: () => void }) {
	const { id, dueCents, balanceCents, refundableCents } = withdrawal;
	const mostCents = balanceCents + refundableCents;
	const form = useEditForm(decideWithdrawal, {
		start: decision === "ACCEPT" ? { decision, amount: Math.min(dueCents, mostCents) } : { decision, reason: "" },
		params: { id },
		changes: "everything",
		failure: "La décision n'a pas pu être enregistrée. Réessayez.",
		check: (sent) => ({ amount: "amount" in sent && sent.amount > mostCents && `Au plus ${formatCents(mostCents)}.` }),
		onSaved: onClose,
	});
	return (
		<DialogForm
			state={form.formState}
			onSubmit={form.submit}
			onClose={onClose}
			submitLabel={decision === "ACCEPT" ? "Accepter et rembourser" : "Refuser et prévenir le client"}
		>
			{decision === "ACCEPT" ? (
				<CentsField {...form.field("amount")} label="Montant en euros" hint={hintOf(withdrawal)} />
			) : (
				<TextAreaField {...form.field("reason")} label="Motif" hint="Le client le reçoit tel quel." maxLength={1000} />
			)}
		</DialogForm>
	);
}
