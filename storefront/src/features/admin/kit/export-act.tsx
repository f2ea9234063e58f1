import { Download, type LucideIcon } from "lucide-react";
import { ActionLabel } from "@/features/admin/shell";
import { type NamedFile, saveFile } from "@/lib/save-file";
import { Act } from "./confirm-act";

interface ExportActProps {
	label?: string;
	Icon?: LucideIcon;
	busyLabel?: string;
	fetchFile: () => Promise<NamedFile>;
}

/** The button of a list that saves it as a file. */
export const ExportAct = ({
	label = "Exporter",
	Icon = Download,
	busyLabel = "Export…",
	fetchFile,
}: ExportActProps) => (
	<Act
		label={
			<>
				<Icon aria-hidden="true" className="size-4.5" />
				<ActionLabel>{label}</ActionLabel>
			</>
		}
		busyLabel={busyLabel}
		act={async () => {
			const { name, content } = await fetchFile();
			saveFile(content, name);
		}}
		changes={[]}
		done="Export terminé"
	/>
);
