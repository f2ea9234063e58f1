"use client";

import { listWebhooks, type Webhook, type WebhookSecret } from "@confiserie/domain/contract/webhooks";
import { useState } from "react";
import { AdminHeader } from "@/features/admin-shell";
import { useOperation } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { DeliveryList } from "./delivery-list";
import { RemoveDialog } from "./remove-dialog";
import { SecretDialog } from "./secret-dialog";
import { WebhookCard } from "./webhook-card";
import { WebhookDialog } from "./webhook-dialog";

/** The open dialog and its endpoint. */
type Opened = { form: Webhook | "new" } | { removal: Webhook } | { shown: WebhookSecret } | null;

/** /admin/webhooks: endpoints and their messages. */
export function WebhooksPage() {
	const [opened, setOpened] = useState<Opened>(null);
	const { data, error, refetch } = useOperation(listWebhooks, {}, { refetchInterval: 10_000 });
	const close = () => setOpened(null);
	const show = (shown: WebhookSecret) => setOpened({ shown });
	return (
		<>
			<AdminHeader
				title="Webhooks"
				subtitle="Les programmes prévenus de ce qui se passe dans la boutique"
				actions={<Button onClick={() => setOpened({ form: "new" })}>Ajouter un webhook</Button>}
			/>
			{!data && !error && <Skeleton className="h-40" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les webhooks" cause={error} onRetry={() => refetch()} />
			)}
			{data?.length === 0 && (
				<p className="rounded-card border border-dashed border-trait p-6 text-prune">
					Aucun webhook. Ajoutez l'adresse d'un programme&nbsp;: une caisse, un logiciel de gestion, une place de
					marché. Il recevra un message signé à chaque événement choisi.
				</p>
			)}
			{data && data.length > 0 && (
				<ul aria-label="Webhooks" className="grid gap-4 xl:grid-cols-2">
					{data.map((webhook) => (
						<WebhookCard
							key={webhook.id}
							webhook={webhook}
							onEdit={() => setOpened({ form: webhook })}
							onRemove={() => setOpened({ removal: webhook })}
							onRotated={show}
						/>
					))}
				</ul>
			)}
			{data && data.length > 0 && <DeliveryList webhooks={data} />}
			<WebhookDialog edited={opened && "form" in opened ? opened.form : null} onClose={close} onCreated={show} />
			<RemoveDialog webhook={opened && "removal" in opened ? opened.removal : null} onClose={close} />
			<SecretDialog shown={opened && "shown" in opened ? opened.shown : null} onClose={close} />
		</>
	);
}
