"use client";

import { makeBalanceLink } from "@confiserie/domain/contract/order-payments";
import { formatCents, formatDate } from "@confiserie/domain/format";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useRef } from "react";
import { call } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CopyButton } from "@/ui/copy-button";
import { Dialog } from "@/ui/dialog";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";

import type { MoneyDialogProps } from "./money-dialog";

/** A link to pay the balance: sent to the customer by e-mail, or copied. */
export function LinkDialog({ isOpen, money, onClose }: Omit<MoneyDialogProps, "onDone">) {
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
	const { data, error, refetch } = useQuery({
		queryKey: ["balance-link", orderId],
		queryFn: () => call(makeBalanceLink, { params: { id: orderId }, body: { send: false } }),
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
	});
	const field = useRef<HTMLInputElement>(null);
	if (error) {
		return <RetryBanner title={error.message} onRetry={() => refetch()} />;
	}
	if (!data) return <Skeleton className="h-12" />;
	return (
		<div className="flex flex-col gap-4">
			<TextField
				ref={field}
				label="Adresse du lien"
				hint={`Valable jusqu'au ${formatDate(data.expiresAt)}, ou jusqu'au paiement complet.`}
				value={data.url}
				readOnly
				onFocus={(event) => event.currentTarget.select()}
			/>
			<SendByMail orderId={orderId} email={email} />
			<CopyButton
				variant="secondary"
				text={data.url}
				field={field}
				label="Copier le lien"
				copiedLabel="Copié"
				message="Le lien est copié."
			/>
		</div>
	);
}

function SendByMail({ orderId, email }: { orderId: string; email: string }) {
	const { mutate, isPending, isSuccess, error } = useMutation({
		mutationFn: () => call(makeBalanceLink, { params: { id: orderId }, body: { send: true } }),
	});
	if (isSuccess) return <Banner tone="success" title={`Le lien est parti à ${email}.`} />;
	return (
		<>
			{error && <Banner tone="error" title={error.message} />}
			<Button busy={isPending} busyLabel="Envoi…" onClick={() => mutate()}>
				<Mail aria-hidden="true" className="size-4.5" />
				{`Envoyer à ${email}`}
			</Button>
		</>
	);
}
