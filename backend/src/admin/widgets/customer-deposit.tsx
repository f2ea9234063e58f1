import {
	commercialCodeRowSchema,
	DEPOSIT_PERMISSIONS,
	type DepositPermission,
	depositPermissionListSchema,
} from "@confiserie/domain/contract/commercial-code";
import { type EngineCustomer, engineCustomerSchema } from "@confiserie/domain/contract/medusa-admin";
import { formatDateTime } from "@confiserie/domain/format";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Button, Select, Text, toast, usePrompt } from "@medusajs/ui";
import { useCallback, useId, useState } from "react";
import { call, messageOf, nothing } from "../lib/call";
import { useLoaded } from "../lib/use-loaded";
import { CodeList } from "../parts/code-list";
import { Panel } from "../parts/panel";

const PERMISSIONS: Record<DepositPermission, string> = {
	BY_CODE: "Avec un code commercial",
	ALLOWED: "Toujours, sans code",
	REFUSED: "Jamais",
};

/** How a customer comes to a deposit: permission and commercial codes, with who decided and when. */
export default function CustomerDepositWidget({ data }: { data: { id: string } }) {
	const path = `/customers/${encodeURIComponent(data.id)}`;
	const loaded = useLoaded(useCallback((signal) => call(path, engineCustomerSchema, { signal }), [path]));
	return (
		<Panel title="Acompte et code commercial" loaded={loaded}>
			{(customer) =>
				customer.hasAccount ? (
					<>
						<Permission customer={customer} onChanged={loaded.reload} />
						<Codes customer={customer} onChanged={loaded.reload} />
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
	customer: EngineCustomer;
	onChanged: () => void;
}

function Permission({ customer: { email, permission, changedAt, changedBy }, onChanged }: PartProps) {
	const id = useId();
	const [isBusy, setBusy] = useState(false);
	const decide = async (chosen: string) => {
		setBusy(true);
		try {
			const body = { email, permission: chosen };
			await call("/deposit-permissions", depositPermissionListSchema, { method: "PUT", body });
			toast.success("Droit à l'acompte enregistré");
			onChanged();
		} catch (cause) {
			toast.error(messageOf(cause));
		} finally {
			setBusy(false);
		}
	};
	return (
		<div className="flex flex-col gap-2 px-6 py-4">
			<span id={id} className="txt-compact-small-plus">
				Peut payer par acompte
			</span>
			<Select value={permission} onValueChange={decide} disabled={isBusy}>
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

function Codes({ customer: { email, codes, isSecret }, onChanged }: PartProps) {
	const confirm = usePrompt();
	const [isBusy, setBusy] = useState(false);
	const run = async (work: () => Promise<unknown>, done: string) => {
		setBusy(true);
		try {
			await work();
			toast.success(done);
			onChanged();
		} catch (cause) {
			toast.error(messageOf(cause));
		} finally {
			setBusy(false);
		}
	};
	const issue = () =>
		run(() => call("/commercial-codes", commercialCodeRowSchema, { method: "POST", body: { email } }), "Code émis");
	const revoke = async (codeId: string) => {
		const isSure = await confirm({
			title: "Révoquer ce code\u00a0?",
			description: `${email} ne pourra plus s'en servir.`,
			confirmText: "Révoquer",
			cancelText: "Annuler",
		});
		if (isSure) await run(() => call(`/commercial-codes/${codeId}`, nothing, { method: "DELETE" }), "Code révoqué");
	};
	const inForce = codes.some(({ revokedAt }) => revokedAt === null);
	return (
		<div className="flex flex-col gap-3 px-6 py-4">
			<div className="flex items-center justify-between gap-2">
				<h3 className="txt-compact-small-plus">Codes commerciaux</h3>
				<Button size="small" variant="secondary" onClick={issue} isLoading={isBusy}>
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
