import {
	commercialCodeRowSchema,
	DEPOSIT_PERMISSIONS,
	type DepositPermission,
	depositPermissionListSchema,
} from "@confiserie/domain/contract/commercial-codes";
import { type MedusaCustomer, medusaCustomerSchema } from "@confiserie/domain/contract/medusa-admin";
import { formatDateTime } from "@confiserie/domain/format";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Button, Select, Text, toast, usePrompt } from "@medusajs/ui";
import { useId } from "react";
import { call, remove, useChange, useShop } from "../lib/shop";
import { CodeList } from "../parts/code-list";
import { Panel } from "../parts/panel";

const PERMISSIONS: Record<DepositPermission, string> = {
	BY_CODE: "Avec un code commercial",
	ALLOWED: "Toujours, sans code",
	REFUSED: "Jamais",
};

/** How a customer comes to a deposit: permission and commercial codes, with the administrator who decided, and when. */
export default function CustomerDepositWidget({ data }: { data: { id: string } }) {
	const path = `/shop/customers/${encodeURIComponent(data.id)}`;
	const loaded = useShop(path, medusaCustomerSchema);
	return (
		<Panel title="Acompte et code commercial" loaded={loaded}>
			{(customer) =>
				customer.hasAccount ? (
					<>
						<Permission customer={customer} path={path} />
						<Codes customer={customer} path={path} />
					</>
				) : (
					<Text size="small" className="px-6 py-6">
						Ce client n'a pas de compte : il ne peut pas payer par acompte.
					</Text>
				)
			}
		</Panel>
	);
}

interface PartProps {
	customer: MedusaCustomer;
	/** What the widget reads. */
	path: string;
}

function Permission({ customer: { email, permission, changedAt, changedBy }, path }: PartProps) {
	const id = useId();
	const decision = useChange({
		run: (chosen: string) =>
			call("/shop/deposit-permissions", depositPermissionListSchema, {
				method: "PUT",
				body: { email, permission: chosen },
			}),
		path,
		onDone: () => toast.success("Droit à l'acompte enregistré"),
	});
	return (
		<div className="flex flex-col gap-2 px-6 py-4">
			<span id={id} className="txt-compact-small-plus">
				Peut payer par acompte
			</span>
			<Select value={permission} onValueChange={(chosen) => decision.mutate(chosen)} disabled={decision.isPending}>
				<Select.Trigger aria-labelledby={id} className="max-w-72">
					<Select.Value />
				</Select.Trigger>
				<Select.Content>
					{DEPOSIT_PERMISSIONS.map((one) => (
						<Select.Item key={one} value={one}>
							{PERMISSIONS[one]}
						</Select.Item>
					))}
				</Select.Content>
			</Select>
			{changedAt && (
				<Text size="small" className="text-ui-fg-subtle">
					{`Décidé le ${formatDateTime(new Date(changedAt))} par ${changedBy ?? "un administrateur"}`}
				</Text>
			)}
		</div>
	);
}

function Codes({ customer: { email, codes, isSecret }, path }: PartProps) {
	const confirm = usePrompt();
	const issue = useChange({
		run: () => call("/shop/commercial-codes", commercialCodeRowSchema, { method: "POST", body: { email } }),
		path,
		onDone: () => toast.success("Code émis"),
	});
	const revocation = useChange({
		run: (id: string) => remove(`/shop/commercial-codes/${encodeURIComponent(id)}`),
		path,
		onDone: () => toast.success("Code révoqué"),
	});
	const revoke = async (codeId: string) => {
		const isSure = await confirm({
			title: "Révoquer ce code\u00a0?",
			description: `${email} ne pourra plus s'en servir.`,
			confirmText: "Révoquer",
			cancelText: "Annuler",
		});
		if (isSure) revocation.mutate(codeId);
	};
	const inForce = codes.some(({ revokedAt }) => revokedAt === null);
	return (
		<div className="flex flex-col gap-3 px-6 py-4">
			<div className="flex items-center justify-between gap-2">
				<h3 className="txt-compact-small-plus">Codes commerciaux</h3>
				<Button
					size="small"
					variant="secondary"
					onClick={() => issue.mutate()}
					isLoading={issue.isPending || revocation.isPending}
				>
					{inForce ? "Remplacer le code" : "Émettre un code"}
				</Button>
			</div>
			{codes.length === 0 ? (
				<Text size="small" className="text-ui-fg-subtle">
					{isSecret
						? "Aucun code n'a été émis."
						: "Aucun code n'a été émis : celui que donne la règle publique vaut tant qu'il n'est pas révoqué. Émettez-le pour le voir."}
				</Text>
			) : (
				<CodeList codes={codes} onRevoke={revoke} />
			)}
		</div>
	);
}

export const config = defineWidgetConfig({ zone: "customer.details.before" });
