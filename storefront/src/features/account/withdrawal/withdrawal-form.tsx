"use client";

import type { WithdrawableOrder, WithdrawalLookup, WithdrawalReceipt } from "@confiserie/domain/contract/withdrawals";
import { formatDateTime } from "@confiserie/domain/format";
import { useState } from "react";
import { DoneNote } from "@/ui/done-note";
import { DeclarationStep } from "./declaration-step";
import { OrderStep } from "./order-step";

/** The on-line withdrawal in two steps, without signing in: which order, then what of it, confirmed. Source: art. D221-5. */
export function WithdrawalForm() {
	const [found, setFound] = useState<{ named: WithdrawalLookup; order: WithdrawableOrder } | null>(null);
	const [receipt, setReceipt] = useState<WithdrawalReceipt | null>(null);
	if (receipt && found) return <Received receipt={receipt} email={found.named.email} />;
	if (found) return <DeclarationStep {...found} onBack={() => setFound(null)} onDone={setReceipt} />;
	return <OrderStep onFound={(named, order) => setFound({ named, order })} />;
}

function Received({ receipt, email }: { receipt: WithdrawalReceipt; email: string }) {
	return (
		<DoneNote title="Rétractation enregistrée">
			<p>
				{`Commande ${receipt.orderNumber}, le ${formatDateTime(receipt.submittedAt)}. L'accusé de réception part à l'adresse `}
				<strong className="wrap-anywhere">{email}</strong>. Gardez-le.
			</p>
			<p>Il dit où et jusqu'à quand renvoyer ce que vous avez reçu, et quand vous serez remboursé.</p>
		</DoneNote>
	);
}
