"use client";

import {
	listWebhookDeliveries,
	listWebhooks,
	readWebhookDelivery,
	resendWebhookDelivery,
	type WebhookDelivery,
} from "@confiserie/domain/contract/webhooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { invalidate, useOperation } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Skeleton } from "@/ui/skeleton";
import { useToasts } from "@/ui/toasts";

/** A message in full, and the button that sends it again. */
export function DeliveryDialog({ delivery, onClose }: { delivery: WebhookDelivery | null; onClose: () => void }) {
	return (
		<Dialog
			open={delivery !== null}
			onClose={onClose}
			title={delivery?.type ?? ""}
			description={delivery ? `${delivery.label}, pour ${delivery.webhookName}` : ""}
			className="max-w-2xl"
		>
			{delivery && <Content id={delivery.id} onClose={onClose} />}
		</Dialog>
	);
}

function Content({ id, onClose }: { id: string; onClose: () => void }) {
	const client = useQueryClient();
	const toasts = useToasts();
	const { data, error } = useOperation(readWebhookDelivery, { params: { id } });
	const resend = useMutation({
		mutationFn: () => call(resendWebhookDelivery, { params: { id } }),
		onSuccess: () => {
			toasts.success("Le message part à nouveau.");
			onClose();
			return invalidate(client, listWebhooks, listWebhookDeliveries, readWebhookDelivery);
		},
	});
	const problem = error ?? resend.error;
	return (
		<div className="flex flex-col gap-4">
			{problem && <Banner tone="error" title={problem.message} />}
			{!data && !error && <Skeleton className="h-40" />}
			{data && (
				<>
					<Text title="webhook-id" text={data.messageId} />
					<Text
						title="Contenu"
						text={data.data === null ? "Lu au premier essai." : JSON.stringify(data.data, null, 2)}
					/>
					<Text title="Réponse" text={responseOf(data)} />
					<Button busy={resend.isPending} busyLabel="Envoi…" onClick={() => resend.mutate()}>
						Renvoyer
					</Button>
				</>
			)}
		</div>
	);
}

function Text({ title, text }: { title: string; text: string }) {
	return (
		<div>
			<h3 className="text-sm font-semibold">{title}</h3>
			{/* Scrolls by keyboard too. */}
			<pre
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached without a mouse
				tabIndex={0}
				className="mt-1 max-h-64 overflow-auto rounded-control bg-creme p-3 text-sm break-words whitespace-pre-wrap"
			>
				{text}
			</pre>
		</div>
	);
}

function responseOf({
	responseStatus,
	responseExcerpt,
	error,
}: {
	responseStatus: number | null;
	responseExcerpt: string | null;
	error: string | null;
}): string {
	if (responseStatus === null) return error ?? "Aucun essai encore.";
	return [`${responseStatus}`, responseExcerpt].filter(Boolean).join("\n");
}
