import {
	declareWithdrawal,
	type WithdrawableOrder,
	type WithdrawalLookup,
	type WithdrawalReceipt,
} from "@confiserie/domain/contract/withdrawals";
import { formatDate } from "@confiserie/domain/format";
import { type FormEvent, useState } from "react";
import { useSession } from "@/features/account/auth";
import { call } from "@/lib/api";
import { useArrivalFocus } from "@/lib/use-arrival-focus";
import { useAttempt } from "@/lib/use-attempt";
import { randomUuid } from "@/lib/uuid";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

import { LineChoice } from "./line-choice";

interface DeclarationStepProps {
	named: WithdrawalLookup;
	order: WithdrawableOrder;
	onBack: () => void;
	onDone: (receipt: WithdrawalReceipt) => void;
}

/** Step 2: lines, declarant and costs, then the single button that declares it. All lines are selected at first. */
export function DeclarationStep({ named, order, onBack, onDone }: DeclarationStepProps) {
	const { user } = useSession();
	const [requestId] = useState(randomUuid);
	const [boxes, setBoxes] = useState<Record<string, number>>(() =>
		Object.fromEntries(order.lines.map(({ lineId, openBoxes }) => [lineId, openBoxes])),
	);
	const [typedName, setName] = useState<string | null>(null);
	const name = typedName ?? (user ? `${user.firstName} ${user.lastName}` : "");
	const { act, isBusy, problem, setProblem } = useAttempt(
		"Votre déclaration n'a pas pu partir. Réessayez dans un instant.",
	);
	const [isNameMissing, setNameMissing] = useState(false);
	const heading = useArrivalFocus<HTMLHeadingElement>();
	const isOpen = order.lines.some(({ openBoxes }) => openBoxes > 0);
	const lines = Object.entries(boxes).flatMap(([lineId, count]) => (count > 0 ? [{ lineId, boxes: count }] : []));
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setNameMissing(name.trim() === "");
		setProblem(lines.length === 0 ? "Choisissez au moins un article." : null);
		if (name.trim() === "" || lines.length === 0) return;
		void act(async () => {
			onDone(await call(declareWithdrawal, { body: { ...named, requestId, name: name.trim(), lines } }));
		});
	};
	return (
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
			<h2 ref={heading} tabIndex={-1} className="display text-2xl outline-none">
				2. Votre déclaration
			</h2>
			<p>
				{`Commande ${order.orderNumber}. `}
				{order.lastDay && !order.isLate && `Vous pouvez vous rétracter jusqu'au ${formatDate(order.lastDay)}.`}
			</p>
			{order.lastDay && order.isLate && (
				<Banner tone="warning" title={`Le délai s'est terminé le ${formatDate(order.lastDay)}`}>
					Vous pouvez envoyer votre déclaration quand même&nbsp;: nous l'examinerons et vous répondrons.
				</Banner>
			)}
			<ul aria-label="Articles" className="divide-y divide-trait rounded-card border border-trait bg-white px-4">
				{order.lines.map((line) => (
					<LineChoice
						key={line.lineId}
						line={line}
						boxes={boxes[line.lineId] ?? 0}
						onBoxes={(count) => setBoxes({ ...boxes, [line.lineId]: count })}
					/>
				))}
			</ul>
			{!isOpen && <Banner tone="info">Rien de cette commande ne peut (plus) faire l'objet d'une rétractation.</Banner>}
			{isOpen && (
				<>
					<TextField
						label="Prénom et nom"
						autoComplete="name"
						maxLength={200}
						value={name}
						onChange={(event) => setName(event.target.value)}
						error={isNameMissing ? "Saisissez vos prénom et nom." : null}
					/>
					<p className="text-sm text-prune">
						L'accusé de réception est envoyé à <strong>{named.email}</strong>. Vous renvoyez ce que vous avez reçu dans
						les 14 jours, les frais de renvoi sont à votre charge&nbsp;; nous remboursons les articles, et la livraison
						si vous renoncez à toute la commande, au plus tard 14 jours après votre déclaration.
					</p>
				</>
			)}
			{problem && <Banner tone="error">{problem}</Banner>}
			<div className="flex flex-col gap-3 sm:flex-row">
				{isOpen && (
					<Button type="submit" size="lg" busy={isBusy} busyLabel="Envoi…">
						Confirmer la rétractation
					</Button>
				)}
				<Button variant="secondary" size="lg" onClick={onBack} disabled={isBusy}>
					Changer de commande
				</Button>
			</div>
		</form>
	);
}
