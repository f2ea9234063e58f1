import { formatDateTime } from "@confiserie/domain/format";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import type { ReactNode } from "react";

interface SettingFormProps {
	title: string;
	lead: string;
	changedAt: string | null;
	changedBy: string | null;
	isBusy: boolean;
	onSave: () => void;
	children: ReactNode;
}

/** A group of settings: its fields, who changed it last, and the button that saves it. */
export function SettingForm({ title, lead, changedAt, changedBy, isBusy, onSave, children }: SettingFormProps) {
	return (
		<Container className="divide-y p-0">
			<div className="px-6 py-4">
				<Heading level="h2">{title}</Heading>
				<Text size="small" className="text-ui-fg-subtle">
					{lead}
				</Text>
			</div>
			<form
				noValidate
				aria-label={title}
				className="flex flex-col gap-4 px-6 py-4"
				onSubmit={(event) => {
					event.preventDefault();
					onSave();
				}}
			>
				{children}
				<div className="flex items-center justify-between gap-4">
					<Text size="small" className="text-ui-fg-subtle">
						{changedAt
							? `Modifié le ${formatDateTime(new Date(changedAt))} par ${changedBy ?? "un administrateur"}`
							: "Jamais modifié : valeurs d'origine"}
					</Text>
					<Button type="submit" size="small" isLoading={isBusy}>
						Enregistrer
					</Button>
				</div>
			</form>
		</Container>
	);
}
