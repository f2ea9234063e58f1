import { commercialCodePageSchema, commercialCodeRowSchema } from "@confiserie/domain/contract/commercial-code";
import { formatCount } from "@confiserie/domain/format";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Button, Text, toast, usePrompt } from "@medusajs/ui";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { AdminProblem, call, messageOf, nothing } from "../../lib/call";
import { useLoaded } from "../../lib/use-loaded";
import { CodeList } from "../../parts/code-list";
import { Field } from "../../parts/field";
import { Panel } from "../../parts/panel";

const PAGE_SIZE = 20;
/** Pause after the last keystroke, as in the shop's own lists. */
const SEARCH_DELAY_MS = 500;

/** Commercial codes: list, search, issue, revoke. */
export default function CommercialCodesPage() {
	const confirm = usePrompt();
	const [typed, setTyped] = useState("");
	const [query, setQuery] = useState("");
	const [page, setPage] = useState(0);
	useEffect(() => {
		const timer = setTimeout(() => {
			setQuery(typed.trim());
			setPage(0);
		}, SEARCH_DELAY_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	const path = `/commercial-codes?${new URLSearchParams({ query, page: String(page), size: String(PAGE_SIZE) })}`;
	const loaded = useLoaded(useCallback((signal) => call(path, commercialCodePageSchema, { signal }), [path]));
	const revoke = async (id: string) => {
		const isSure = await confirm({
			title: "Révoquer ce code\u00a0?",
			description: "Son titulaire ne pourra plus s'en servir pour payer par acompte.",
			confirmText: "Révoquer",
			cancelText: "Annuler",
		});
		if (!isSure) return;
		try {
			await call(`/commercial-codes/${encodeURIComponent(id)}`, nothing, { method: "DELETE" });
			toast.success("Code révoqué");
			loaded.reload();
		} catch (cause) {
			toast.error(messageOf(cause));
		}
	};
	return (
		<Panel
			level="h1"
			title="Codes commerciaux"
			lead="Un code ouvre le paiement par acompte au compte pour lequel il est émis."
			loaded={loaded}
		>
			{({ content, totalElements, last }) => (
				<>
					<div className="grid gap-4 px-6 py-4 md:grid-cols-2">
						<Field label="Rechercher un e-mail" value={typed} onChange={setTyped} maxLength={254} />
						<IssueForm onIssued={loaded.reload} />
					</div>
					{content.length === 0 ? (
						<Text size="small" className="px-6 py-6" role="status">
							{query ? "Aucun code pour cette recherche." : "Aucun code n'a été émis pour l'instant."}
						</Text>
					) : (
						<CodeList codes={content} withEmail onRevoke={revoke} />
					)}
					<div className="flex items-center justify-between px-6 py-4">
						<Text size="small" className="text-ui-fg-subtle">
							{formatCount(totalElements, "code")}
						</Text>
						<div className="flex gap-2">
							<Button size="small" variant="secondary" disabled={page === 0} onClick={() => setPage(page - 1)}>
								Plus récents
							</Button>
							<Button size="small" variant="secondary" disabled={last} onClick={() => setPage(page + 1)}>
								Plus anciens
							</Button>
						</div>
					</div>
				</>
			)}
		</Panel>
	);
}

function IssueForm({ onIssued }: { onIssued: () => void }) {
	const [email, setEmail] = useState("");
	const [problem, setProblem] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setBusy(true);
		setProblem(undefined);
		try {
			const { code } = await call("/commercial-codes", commercialCodeRowSchema, { method: "POST", body: { email } });
			toast.success(`Code ${code} émis pour ${email.trim()}`);
			setEmail("");
			onIssued();
		} catch (cause) {
			setProblem((cause instanceof AdminProblem && cause.fields.email) || messageOf(cause));
		} finally {
			setBusy(false);
		}
	};
	return (
		<form onSubmit={submit} noValidate aria-label="Émettre un code" className="flex items-start gap-2">
			<div className="flex-1">
				<Field
					label="Émettre un code pour le compte"
					inputMode="email"
					value={email}
					onChange={setEmail}
					problem={problem}
					hint="Le code en vigueur de ce compte est remplacé."
				/>
			</div>
			<Button type="submit" size="base" className="mt-6" isLoading={isBusy}>
				Émettre
			</Button>
		</form>
	);
}

export const config = defineRouteConfig({ label: "Codes commerciaux" });
