import { commercialCodePageSchema, commercialCodeRowSchema } from "@confiserie/domain/contract/commercial-codes";
import { formatCount } from "@confiserie/domain/format";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Button, Text, toast, usePrompt } from "@medusajs/ui";
import { type FormEvent, useEffect, useState } from "react";
import { call, remove, useChange, useShop } from "../../lib/shop";
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
	const path = `/shop/commercial-codes?${new URLSearchParams({ query, page: String(page), size: String(PAGE_SIZE) })}`;
	const loaded = useShop(path, commercialCodePageSchema, { isList: true });
	const { mutate } = useChange({
		run: (id: string) => remove(`/shop/commercial-codes/${encodeURIComponent(id)}`),
		path,
		onDone: () => toast.success("Code révoqué"),
	});
	const revoke = async (id: string) => {
		const isSure = await confirm({
			title: "Révoquer ce code\u00a0?",
			description: "Son titulaire ne pourra plus s'en servir pour payer par acompte.",
			confirmText: "Révoquer",
			cancelText: "Annuler",
		});
		if (isSure) mutate(id);
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
						<IssueForm path={path} />
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

function IssueForm({ path }: { path: string }) {
	const [email, setEmail] = useState("");
	const [problem, setProblem] = useState<string>();
	const { mutate, isPending } = useChange({
		run: () => call("/shop/commercial-codes", commercialCodeRowSchema, { method: "POST", body: { email } }),
		path,
		onDone: ({ code }) => {
			toast.success(`Code ${code} émis pour ${email.trim()}`);
			setEmail("");
		},
		onRefused: setProblem,
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setProblem(undefined);
		mutate();
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
			<Button type="submit" size="base" className="mt-6" isLoading={isPending}>
				Émettre
			</Button>
		</form>
	);
}

export const config = defineRouteConfig({ label: "Codes commerciaux" });
