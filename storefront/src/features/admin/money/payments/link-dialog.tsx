"use client";

import { makeBalanceLink } from "@confiserie/domain/contract/order-payments";
import { formatCents, formatDate } from "@confiserie/domain/format";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Act, Shown } from "@/features/admin/kit";
import { call } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { CopyField } from "@/ui/copy-field";
import { Dialog } from "@/ui/dialog";

import type { MoneyDialogProps } from "./money-dialog";

/** A link to pay the balance: sent to the customer by e-mail, or copied. */
export function LinkDialog({ isOpen, money, onClose }: MoneyDialogProps) {
	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			title="Lien de paiement"
			description={`Pour payer ${formatCents(money.due)} de la commande ${money.orderNumber}, sans compte.`}
		>
			<FreshLink orderId={money.orderId} email={money.customerEmail} />
		</Dialog>
	);
}

function FreshLink({ orderId, email }: { orderId: string; email: string }) {
	// A new link at each opening, so that it is valid for the full period.
	const link = useQuery({
		// Not under the area: what reads the back office again must not make another link.
		queryKey: [makeBalanceLink.key, orderId],
		queryFn: () => call(makeBalanceLink, { params: { id: orderId }, body: { send: false } }),
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
	});
	const [isSent, setSent] = useState(false);
	return (
		<Shown result={link} failure="Impossible de créer le lien" height="h-12">
			{({ url, expiresAt }) => (
				<div className="flex flex-col gap-4">
					<CopyField
						label="Adresse du lien"
						hint={`Valable jusqu'au ${formatDate(expiresAt)}, ou jusqu'au paiement complet.`}
						url={url}
						message="Le lien est copié."
					/>
					{isSent ? (
						<Banner tone="success" title={`Le lien est parti à ${email}.`} />
					) : (
						<Act
							label={`Envoyer à ${email}`}
							variant="primary"
							act={() => call(makeBalanceLink, { params: { id: orderId }, body: { send: true } })}
							changes={[]}
							onDone={() => setSent(true)}
						/>
					)}
				</div>
			)}
		</Shown>
	);
}
