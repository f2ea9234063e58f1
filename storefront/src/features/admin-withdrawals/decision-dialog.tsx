import { decideWithdrawal } from "@confiserie/domain/contract/withdrawals";
import { formatCents } from "@confiserie/domain/format";
import { typedCents } from "@confiserie/domain/money";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { AMOUNT_FIELD, typed } from "@/features/admin-payments";
import { DialogForm } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { Dialog } from "@/ui/dialog";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";

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
	const client = useQueryClient();
	const { id, dueCents, balanceCents, refundableCents } = withdrawal;
	const mostCents = balanceCents + refundableCents;
	const form = useForm<{ amount: string; reason: string }>({
		defaultValues: { amount: typed(Math.min(dueCents, mostCents)), reason: "" },
		resolver: resolverOf(({ amount, reason }): FieldMessages => {
			if (decision === "REFUSE") return reason.trim().length < 3 ? { reason: "Dites pourquoi, en quelques mots." } : {};
			const cents = typedCents(amount);
			if (cents === null) return { amount: "Saisissez un montant, par exemple 12,50." };
			return cents > mostCents ? { amount: `Au plus ${formatCents(mostCents)}.` } : {};
		}),
	});
	const { errors } = form.formState;
	const submit = form.handleSubmit(async ({ amount, reason }) => {
		try {
			await call(decideWithdrawal, {
				params: { id },
				body:
					decision === "ACCEPT" ? { decision, amount: typedCents(amount) ?? 0 } : { decision, reason: reason.trim() },
			});
			void client.invalidateQueries({ queryKey: ["admin"] });
			onClose();
		} catch (cause) {
			showProblem(cause, ["amount", "reason"], form.setError, "La décision n'a pas pu être enregistrée. Réessayez.");
		}
	});
	return (
		<DialogForm
			state={form.formState}
			onSubmit={submit}
			onClose={onClose}
			submitLabel={decision === "ACCEPT" ? "Accepter et rembourser" : "Refuser et prévenir le client"}
		>
			{decision === "ACCEPT" ? (
				<TextField
					{...form.register("amount")}
					{...AMOUNT_FIELD}
					hint={hintOf(withdrawal)}
					error={errors.amount?.message ?? null}
				/>
			) : (
				<TextArea
					{...form.register("reason")}
					label="Motif"
					hint="Le client le reçoit tel quel."
					maxLength={1000}
					error={errors.reason?.message ?? null}
				/>
			)}
		</DialogForm>
	);
}
