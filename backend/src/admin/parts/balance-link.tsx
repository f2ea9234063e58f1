import { balanceLinkSchema } from "@confiserie/domain/contract/balance";
import { formatCents, formatDateTime } from "@confiserie/domain/format";
import { Button, Copy, Text, toast } from "@medusajs/ui";
import { call, useChange } from "../lib/shop";

interface BalanceLinkProps {
	orderNumber: string;
	/** Of the order's customer. */
	email: string;
	/** Cents. */
	due: number;
}

/** A link by which anybody can pay what is left: to copy, or sent to the customer. */
export function BalanceLink({ orderNumber, email, due }: BalanceLinkProps) {
	const {
		data: link,
		isPending,
		mutate,
	} = useChange({
		run: (send: boolean) =>
			call(`/shop/orders/${encodeURIComponent(orderNumber)}/balance-link`, balanceLinkSchema, {
				method: "POST",
				body: { send },
			}),
		onDone: (_link, send) => {
			if (send) toast.success(`Lien envoyé à ${email}`);
		},
	});
	return (
		<div className="flex flex-col gap-3 px-6 py-4">
			<h3 className="txt-compact-small-plus">{`Solde de ${formatCents(due)}`}</h3>
			<div className="flex flex-wrap gap-2">
				<Button size="small" variant="secondary" isLoading={isPending} onClick={() => mutate(false)}>
					Créer un lien de paiement
				</Button>
				<Button size="small" variant="secondary" isLoading={isPending} onClick={() => mutate(true)}>
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
