"use client";

import { formatCents, formatDate } from "@confiserie/domain/format";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, Copy, Mail } from "lucide-react";
import { useRef, useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { callBalanceLink } from "./calls";
import type { MoneyDialogProps } from "./money-form";

/** A link to pay the balance: sent to the customer by e-mail, or copied into a message of one's own. */
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
	// Made anew at each opening, so that it lasts its whole time.
	const { data, error, refetch } = useQuery({
		queryKey: ["balance-link", orderId],
		queryFn: () => callBalanceLink(orderId, false),
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
	});
	const [isCopied, setCopied] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const copy = async (url: string) => {
		try {
			await navigator.clipboard.writeText(url);
			setCopied(true);
		} catch {
			// Without permission, or over plain http: the text is selected for the keyboard.
			field.current?.select();
		}
	};
	if (error) {
		return (
			<Banner
				tone="error"
				title={error.message}
				action={
					<Button variant="secondary" size="sm" onClick={() => refetch()}>
						Réessayer
					</Button>
				}
			/>
		);
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
			<Button variant="secondary" onClick={() => void copy(data.url)}>
				{isCopied ? (
					<Check aria-hidden="true" className="size-4.5" />
				) : (
					<Copy aria-hidden="true" className="size-4.5" />
				)}
				{isCopied ? "Copié" : "Copier le lien"}
			</Button>
			<p role="status" className="sr-only">
				{isCopied && "Le lien est copié."}
			</p>
		</div>
	);
}

function SendByMail({ orderId, email }: { orderId: string; email: string }) {
	const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => callBalanceLink(orderId, true) });
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
