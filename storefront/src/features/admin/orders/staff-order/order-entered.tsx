"use client";

import type { StaffOrderResult } from "@confiserie/domain/contract/staff-order";
import { formatDateTime, formatEuros } from "@confiserie/domain/format";
import { useEffect, useRef } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { CopyField } from "@/ui/copy-field";

/** Result of an entered order: its number and its payment link. */
export function OrderEntered({ result, onNext }: { result: StaffOrderResult; onNext: () => void }) {
	const { order, paymentUrl, heldUntil } = result;
	const heading = useRef<HTMLHeadingElement>(null);
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
					? `Les articles sont réservés jusqu'au ${formatDateTime(heldUntil)}. Sans paiement, la commande s'annule.`
					: "La commande est acceptée ; les articles lui restent réservés."}
				{` Le client la reçoit par e-mail à ${order.customerEmail}.`}
			</Banner>
			{paymentUrl && (
				<CopyField
					label="Lien de paiement"
					hint="Il permet de payer sans compte."
					url={paymentUrl}
					message="Le lien de paiement est copié."
				/>
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
