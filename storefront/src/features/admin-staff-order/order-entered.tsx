"use client";

import type { StaffOrderResult } from "@confiserie/domain/contract/staff-order";
import { formatDateTime, formatEuros } from "@confiserie/domain/format";
import { useEffect, useRef } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { CopyButton } from "@/ui/copy-button";
import { TextField } from "@/ui/text-field";

/** What became of an order that was entered: its number to say on the telephone, and where it is paid. */
export function OrderEntered({ result, onNext }: { result: StaffOrderResult; onNext: () => void }) {
	const { order, paymentUrl, heldUntil } = result;
	const heading = useRef<HTMLHeadingElement>(null);
	const link = useRef<HTMLInputElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="flex max-w-2xl flex-col gap-4 rounded-card border border-trait bg-white p-5 sm:p-6">
			<h2 ref={heading} tabIndex={-1} className="display text-xl">
				{`Commande ${order.orderNumber} enregistrée`}
			</h2>
			<Banner
				tone="success"
				title={`${formatEuros(order.totalAmount)} pour ${order.customerFirstName} ${order.customerLastName}`}
			>
				{heldUntil
					? `Les cartons sont réservés jusqu'au ${formatDateTime(heldUntil)}. Sans paiement, la commande s'annule.`
					: "La commande est acceptée ; les cartons lui restent réservés."}
				{` Le client la reçoit par e-mail à ${order.customerEmail}.`}
			</Banner>
			{paymentUrl && (
				<div className="flex flex-wrap items-end gap-3">
					<div className="min-w-56 flex-1">
						<TextField
							ref={link}
							label="Lien de paiement"
							hint="Il permet de payer sans compte."
							value={paymentUrl}
							readOnly
							onFocus={(event) => event.currentTarget.select()}
						/>
					</div>
					<CopyButton
						text={paymentUrl}
						field={link}
						label="Copier le lien"
						copiedLabel="Copié"
						message="Le lien de paiement est copié."
						variant="secondary"
					/>
				</div>
			)}
			<div className="flex flex-wrap gap-3">
				<ButtonLink href={`/admin/orders/${encodeURIComponent(order.orderNumber)}`}>Ouvrir la commande</ButtonLink>
				<Button variant="secondary" onClick={onNext}>
					Saisir une autre commande
				</Button>
			</div>
		</section>
	);
}
