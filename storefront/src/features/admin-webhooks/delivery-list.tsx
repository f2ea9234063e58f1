"use client";

import {
	type DeliveryState,
	listWebhookDeliveries,
	type Webhook,
	type WebhookDelivery,
} from "@confiserie/domain/contract/webhooks";
import { formatDateTime } from "@confiserie/domain/format";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useOperation } from "@/lib/use-operation";
import { Badge, type Tone } from "@/ui/badge";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import { DeliveryDialog } from "./delivery-dialog";

const STATES: Record<DeliveryState, { label: string; tone: Tone }> = {
	WAITING: { label: "En attente", tone: "info" },
	FAILING: { label: "En échec", tone: "danger" },
	DONE: { label: "Arrivé", tone: "success" },
};
const STATE_OPTIONS = [
	{ value: "", label: "Tous" },
	...Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
];

/** Messages, newest first, with their results; each can be inspected and sent again. */
export function DeliveryList({ webhooks }: { webhooks: readonly Webhook[] }) {
	const [webhookId, setWebhookId] = useState("");
	const [state, setState] = useState<DeliveryState | "">("");
	const [before, setBefore] = useState("");
	const [opened, setOpened] = useState<WebhookDelivery | null>(null);
	const { data, error, refetch } = useOperation(
		listWebhookDeliveries,
		{ query: { ...(webhookId && { webhookId }), ...(state && { state }), ...(before && { before }) } },
		{ placeholderData: keepPreviousData, refetchInterval: 10_000 },
	);
	const oldest = data?.content.at(-1);
	return (
		<section aria-labelledby="messages" className="rounded-card border border-trait bg-white p-5 sm:p-6">
			<h2 id="messages" className="display text-xl">
				Messages
			</h2>
			<div className="mt-3 grid gap-3 sm:grid-cols-2">
				<Select
					label="Webhook"
					options={[{ value: "", label: "Tous" }, ...webhooks.map(({ id, name }) => ({ value: id, label: name }))]}
					value={webhookId}
					onChange={(event) => {
						setWebhookId(event.target.value);
						setBefore("");
					}}
				/>
				<Select
					label="État"
					options={STATE_OPTIONS}
					value={state}
					onChange={(event) => {
						setState(event.target.value as DeliveryState | "");
						setBefore("");
					}}
				/>
			</div>
			{!data && !error && <Skeleton className="mt-4 h-24" />}
			{!data && error && (
				<RetryBanner
					className="mt-4"
					title="Impossible de charger les messages"
					cause={error}
					onRetry={() => refetch()}
				/>
			)}
			{data?.content.length === 0 && <p className="mt-4 text-prune">Aucun message.</p>}
			<ul aria-label="Messages" className="mt-2 divide-y divide-trait">
				{data?.content.map((delivery) => (
					<Delivery key={delivery.id} delivery={delivery} onOpen={() => setOpened(delivery)} />
				))}
			</ul>
			<div className="flex gap-2 pt-2">
				{before !== "" && (
					<Button variant="secondary" size="sm" onClick={() => setBefore("")}>
						Les plus récents
					</Button>
				)}
				{data && !data.last && oldest && (
					<Button variant="secondary" size="sm" onClick={() => setBefore(oldest.id)}>
						Plus anciens
					</Button>
				)}
			</div>
			<DeliveryDialog delivery={opened} onClose={() => setOpened(null)} />
		</section>
	);
}

function Delivery({ delivery, onOpen }: { delivery: WebhookDelivery; onOpen: () => void }) {
	const { type, label, webhookName, occurredAt, state } = delivery;
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
			<div className="min-w-0">
				<p className="break-words">
					<span className="font-semibold">{type}</span>
					{` · ${label}`}
				</p>
				<p className="text-sm break-words text-prune">{`${webhookName}, ${formatDateTime(occurredAt)}`}</p>
				<p className="mt-1 text-sm text-prune">
					<Badge tone={STATES[state].tone}>{STATES[state].label}</Badge> {outcomeOf(delivery)}
				</p>
			</div>
			<Button variant="secondary" size="sm" aria-label={`Voir le message ${type} de ${label}`} onClick={onOpen}>
				Voir
			</Button>
		</li>
	);
}

function outcomeOf({ attempts, responseStatus, error, nextTryAt }: WebhookDelivery): string {
	const tries = attempts > 1 ? `${attempts} essais` : "";
	const answer = error ?? (responseStatus ? `Réponse ${responseStatus}` : "");
	const next = nextTryAt && attempts > 0 ? `prochain essai le ${formatDateTime(nextTryAt)}` : "";
	return [answer.replace(/\.$/, ""), tries, next].filter(Boolean).join(", ");
}
