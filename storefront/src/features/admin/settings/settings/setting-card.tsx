import { formatDateTime } from "@confiserie/domain/format";
import type { ReactNode } from "react";
import { useRefusedTab } from "@/features/admin/kit";
import { useMay } from "@/features/admin/shell";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { UnsavedGuard } from "@/ui/unsaved-guard";
import type { SettingForm } from "./use-setting-form";

interface SettingCardProps {
	title: string;
	lead: string;
	state: { changedAt: string | null; changedBy: string | null };
	form: SettingForm;
	/** From when a change counts. */
	begins: string;
	children: ReactNode;
}

/** A group of settings: its fields, its last change, and a preview of the changes before saving. */
export function SettingCard({ title, lead, state, form, begins, children }: SettingCardProps) {
	const mayChange = useMay()("settings.change");
	const card = useRefusedTab(form.refusals);
	return (
		<form
			ref={card}
			noValidate
			aria-label={title}
			className="rounded-card border border-trait bg-white p-5"
			onSubmit={(event) => {
				event.preventDefault();
				void form.ask();
			}}
		>
			<UnsavedGuard isDirty={form.isDirty} />
			<h2 className="font-display text-xl">{title}</h2>
			<p className="mb-4 text-prune">{lead}</p>
			{form.failure && <Banner tone="error" title={form.failure} className="mb-4" />}
			<fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-4">
				<legend className="sr-only">{title}</legend>
				{children}
			</fieldset>
			<div className="mt-5 flex flex-wrap items-center justify-between gap-3">
				<p className="text-sm text-prune">
					{state.changedAt
						? `Modifié le ${formatDateTime(state.changedAt)} par ${state.changedBy ?? "un administrateur"}`
						: "Jamais modifié\u00a0: valeurs d'origine"}
				</p>
				{mayChange && <Button type="submit">Enregistrer</Button>}
			</div>
			<Dialog open={form.asked !== null} onClose={form.cancel} title="Enregistrer ces réglages ?" description={begins}>
				<ul className="mb-5 flex flex-col gap-2">
					{form.asked?.map(({ label, from, to }) => (
						<li key={`${label} ${from} ${to}`}>
							<span className="font-semibold">{label}</span>
							<br />
							<span className="break-words">{`${from} → ${to}`}</span>
						</li>
					))}
				</ul>
				<div className="flex flex-col gap-3 sm:flex-row-reverse">
					<Button busy={form.isSaving} busyLabel="Enregistrement…" onClick={form.confirm} className="flex-1">
						Enregistrer
					</Button>
					<Button variant="secondary" onClick={form.cancel} disabled={form.isSaving}>
						Annuler
					</Button>
				</div>
			</Dialog>
		</form>
	);
}
