import type { ImportRun } from "@confiserie/domain/contract/product-import";
import { formatCount } from "@confiserie/domain/format";
import type { ComponentProps, ReactNode } from "react";
import { Banner } from "@/ui/banner";
import { ImportNotices } from "./import-notices";

/** What is particular to the outcome of a kind of imports. */
export interface OutcomeWords {
	/** Of what it writes: "produit". */
	noun: string;
	/** What is said beside the figures of one that is done, and what can be done next. */
	done?: string;
	Next?: (props: { run: ImportRun }) => ReactNode;
	/** What warnings about a column lead to. */
	linkOf?: (run: ImportRun) => ComponentProps<typeof ImportNotices>["linkOf"];
}

/** What an import did, or on a dry run would do. */
export function ImportOutcome({ run, words }: { run: ImportRun; words: OutcomeWords }) {
	const { state, errors, errorCount, warnings } = run;
	return (
		<>
			<Figures run={run} words={words} />
			<ImportNotices
				title={state === "REFUSED" ? "Erreurs" : "Lignes laissées de côté"}
				notices={errors}
				total={state === "FAILED" ? 0 : errorCount}
			/>
			<ImportNotices
				title="À vérifier"
				notices={warnings}
				total={state === "DONE" ? warnings.length : 0}
				isGrouped
				linkOf={words.linkOf?.(run)}
			/>
		</>
	);
}

function Figures({ run, words: { noun, done, Next } }: { run: ImportRun; words: OutcomeWords }) {
	const { state, dryRun, fileName, created, changed, unchanged, errorCount, message } = run;
	if (state === "FAILED") return <Banner tone="error" title={message ?? "L'import a échoué."} />;
	if (state === "REFUSED")
		return (
			<Banner tone="error" title={message ?? "Fichier CSV invalide"}>
				{formatCount(errorCount, "erreur")} dans {fileName}. Rien n'a été modifié.
			</Banner>
		);
	const counts = `${formatCount(created, "création")}, ${formatCount(changed, "modification")}, ${formatCount(unchanged, noun)} sans changement. ${message ?? ""}`;
	if (!dryRun)
		return (
			<Banner tone="success" title="Import terminé" action={Next && <Next run={run} />}>
				{`${counts} ${done ?? ""}`.trim()}
			</Banner>
		);
	return (
		<Banner
			tone={created + changed > 0 ? "info" : "success"}
			title={errorCount > 0 ? `${fileName} se reprend en partie` : `${fileName} est correct`}
		>
			{counts} {created + changed === 0 && "Il n'y a rien à importer."}
		</Banner>
	);
}
