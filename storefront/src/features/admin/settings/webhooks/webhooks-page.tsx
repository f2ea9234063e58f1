"use client";

import { listWebhooks, type Webhook, type WebhookSecret } from "@confiserie/domain/contract/webhooks";
import { useState } from "react";
import { Detail, Rows } from "@/features/admin/kit";
import { AdminHeader } from "@/features/admin/shell";
import { Button } from "@/ui/button";
import { DeliveryList } from "./delivery-list";
import { SecretDialog } from "./secret-dialog";
import { WebhookCard } from "./webhook-card";
import { WebhookDialog } from "./webhook-dialog";

/** The open dialog and its endpoint. */
type Opened = { form: Webhook | "new" } | { shown: WebhookSecret } | null;

/** /admin/webhooks: endpoints and their messages. */
export function WebhooksPage() {
	const [opened, setOpened] = useState<Opened>(null);
	const close = () => setOpened(null);
	const show = (shown: WebhookSecret) => setOpened({ shown });
	return (
		<>
			<AdminHeader
				title="Webhooks"
				subtitle="Les programmes prévenus de ce qui se passe dans la boutique"
				actions={<Button onClick={() => setOpened({ form: "new" })}>Ajouter un webhook</Button>}
			/>
			<Detail
				operation={listWebhooks}
				input={{}}
				failure="Impossible de charger les webhooks"
				options={{ refetchInterval: 10_000 }}
			>
				{(webhooks) => (
					<>
						<Rows
							caption="Webhooks"
							rows={webhooks}
							rowKey={({ id }) => id}
							card={(webhook) => (
								<WebhookCard webhook={webhook} onEdit={() => setOpened({ form: webhook })} onRotated={show} />
							)}
							empty={
								"Aucun webhook. Ajoutez l'adresse d'un programme\u00a0: une caisse, un logiciel de gestion, une place de marché. Il recevra un message signé à chaque événement choisi."
							}
						/>
						{webhooks.length > 0 && <DeliveryList webhooks={webhooks} />}
					</>
				)}
			</Detail>
			<WebhookDialog edited={opened && "form" in opened ? opened.form : null} onClose={close} onCreated={show} />
			<SecretDialog shown={opened && "shown" in opened ? opened.shown : null} onClose={close} />
		</>
	);
}
