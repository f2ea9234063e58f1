import { balanceLinkSchema } from "@confiserie/domain/contract/balance";
import { formatCents, formatDateTime } from "@confiserie/domain/format";
import { Button, Copy, Text, toast } from "@medusajs/ui";
import { useState } from "react";
import { call, messageOf } from "../lib/call";

interface BalanceLinkProps {
	orderNumber: string;
	/** Of the order's customer. */
	email: string;
	/** Cents. */
	due: number;
}

/** A link by which anybody can pay what is left: to copy, or sent to the customer. */
export function BalanceLink({ orderNumber, email, due }: BalanceLinkProps) {
	const [link, setLink] = useState<{ url: string; expiresAt: string } | null>(null);
	const [isBusy, setBusy] = useState(false);
	const make = async (send: boolean) => {
		setBusy(true);
		try {
			const path = `/orders/${encodeURIComponent(orderNumber)}/balance-link`;
			setLink(await call(path, balanceLinkSchema, { method: "POST", body: { send } }));
			if (send) toast.success(`Lien envoyé à ${email}`);
		} catch (cause) {
			toast.error(messageOf(cause));
		} finally {
			setBusy(false);
		}
	};
	return (
		<div className="flex flex-col gap-3 px-6 py-4">
			<h3 className="txt-compact-small-plus">{`Solde de ${formatCents(due)}`}</h3>
			<div className="flex flex-wrap gap-2">
				<Button size="small" variant="secondary" isLoading={isBusy} onClick={() => make(false)}>
					Créer un lien de paiement
				</Button>
				<Button size="small" variant="secondary" isLoading={isBusy} onClick={() => make(true)}>
					Envoyer le lien au client
				</Button>
			</div>
			{link && (
				<div className="flex items-center gap-2">
					<Text size="small" className="break-all">
						{link.url}
						<span className="text-ui-fg-subtle">{`, jusqu'au ${formatDateTime(new Date(link.expiresAt))}`}</span>
					</Text>
					<Copy content={link.url} aria-label="Copier le lien" />
				</div>
			)}
		</div>
	);
}
