"use client";

import type { StatusMailRequest } from "@confiserie/domain/contract/admin-order";

import { previewStatusMail } from "@confiserie/domain/contract/admin-orders";
import { Mail } from "lucide-react";
import { useId, useState } from "react";
import { useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";
import { Spinner } from "@/ui/spinner";

interface MailPreviewProps {
	orderId: string;
	/** What is about to be saved. */
	request: StatusMailRequest;
}

/** Shows on demand the mail that the selected change of status would send. */
export function MailPreview({ orderId, request }: MailPreviewProps) {
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	return (
		<div className="flex flex-col items-start gap-2">
			<Button
				variant="ghost"
				size="sm"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setOpen((before) => !before)}
			>
				<Mail aria-hidden="true" className="size-4.5" />
				{isOpen ? "Masquer l'e-mail" : "Voir l'e-mail"}
			</Button>
			<div id={id} className="w-full empty:hidden">
				{isOpen && <Letter orderId={orderId} request={request} />}
			</div>
		</div>
	);
}

function Letter({ orderId, request }: MailPreviewProps) {
	const { data, isPending, error, refetch } = useOperation(
		previewStatusMail,
		{ params: { id: orderId }, body: request },
		{
			retry: false,
			// It tells of the order as it is now.
			gcTime: 0,
		},
	);
	if (isPending)
		return (
			<p role="status" className="flex items-center gap-3 text-prune">
				<Spinner />
				Rédaction de l'e-mail…
			</p>
		);
	if (error)
		return (
			<RetryBanner title="L'e-mail n'a pas pu être affiché" onRetry={() => refetch()}>
				{error.message}
			</RetryBanner>
		);
	if (!data.mail) return <p className="text-sm text-prune">Ce changement n'envoie pas d'e-mail.</p>;
	return (
		<article className="rounded-control border border-trait bg-white p-3 text-sm">
			<p className="wrap-anywhere text-prune">{`À\u00a0: ${data.mail.to}`}</p>
			<h3 className="font-bold wrap-anywhere">{data.mail.subject}</h3>
			<p className="mt-2 whitespace-pre-line wrap-anywhere">{data.mail.text}</p>
		</article>
	);
}
