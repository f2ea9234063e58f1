"use client";

import { formatCents, formatDate } from "@confiserie/domain/format";
import { useQuery } from "@tanstack/react-query";
import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { callBalanceLink } from "./calls";
import type { MoneyDialogProps } from "./refund-dialog";

/** A link to pay the balance, to be copied into a message of one's own. */
export function LinkDialog({ isOpen, money, onClose }: Omit<MoneyDialogProps, "onDone">) {
	return (
		<Dialog
			open={isOpen}
			onClose={onClose}
			title="Lien de paiement"
			description={`Pour payer ${formatCents(money.due)} de la commande ${money.orderNumber}, sans compte.`}
		>
			<FreshLink orderId={money.orderId} />
		</Dialog>
	);
}

function FreshLink({ orderId }: { orderId: string }) {
	// Made anew at each opening, so that it lasts its whole time.
	const { data, error, refetch } = useQuery({
		queryKey: ["balance-link", orderId],
		queryFn: () => callBalanceLink(orderId),
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
			<Button onClick={() => void copy(data.url)}>
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
