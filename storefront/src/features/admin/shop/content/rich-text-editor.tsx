"use client";

import { FACT_LABELS, PART_LABELS, type PartName } from "@confiserie/domain/content/computed";
import type { RichText } from "@confiserie/domain/content/rich-text";
import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { Bold, Heading2, Heading3, ImagePlus, Italic, Link2, List, ListOrdered, Redo2, Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { LibraryDialog } from "@/features/admin/products/images";
import { classNames } from "@/ui/class-names";
import { Select } from "@/ui/select";
import { LinkDialog } from "./link-dialog";
import { EXTENSIONS } from "./rich-text-nodes";
import { trimmed } from "./trimmed";

interface RichTextEditorProps {
	/** Id of its label. */
	labelledBy: string;
	value: RichText;
	/** Computed parts that the page can have. */
	parts: readonly PartName[];
	isReadOnly: boolean;
	problem: string | null;
	onChange: (value: RichText) => void;
	/** The words at the cursor. */
	onEdit: (words: string) => void;
}

const FACT_OPTIONS = [
	{ value: "", label: "Valeur de la boutique…" },
	...Object.entries(FACT_LABELS).map(([value, label]) => ({ value, label })),
];
const STYLE =
	"min-h-64 rounded-b-md border-[1.5px] border-bordure bg-white px-4 py-3 outline-none focus-visible:border-framboise " +
	"[&_a]:text-framboise [&_a]:underline [&_h2]:display [&_h2]:mt-4 [&_h2]:text-xl [&_h3]:mt-3 [&_h3]:font-bold " +
	"[&_li]:ml-5 [&_li]:list-disc [&_ol>li]:list-decimal [&_p]:my-2 [&_.ProseMirror-selectednode]:outline-2 " +
	"[&_.ProseMirror-selectednode]:outline-framboise";

/** A text with headings, lists, links, images and values of the shop. Its keys are those of every editor; Tab leaves it. */
export default function RichTextEditor({
	labelledBy,
	value,
	parts,
	isReadOnly,
	problem,
	onChange,
	onEdit,
}: RichTextEditorProps) {
	const editor = useEditor({
		extensions: EXTENSIONS,
		// A document has a block at least.
		content: value.content.length > 0 ? value : { type: "doc", content: [{ type: "paragraph" }] },
		editable: !isReadOnly,
		immediatelyRender: false,
		editorProps: {
			attributes: {
				role: "textbox",
				"aria-multiline": "true",
				"aria-labelledby": labelledBy,
				"aria-describedby": `${labelledBy}-problem`,
				class: STYLE,
			},
		},
		onUpdate: ({ editor }) => onChange(editor.getJSON() as RichText),
		onTransaction: ({ editor }) => editor.isFocused && onEdit(wordsAt(editor)),
	});
	// A version that is taken back replaces the text; what is typed comes back as it is.
	useEffect(() => {
		const nodeOf = (text: RichText) => editor?.schema.nodeFromJSON(trimmed(text));
		if (editor && !nodeOf(value)?.eq(nodeOf(editor.getJSON() as RichText) ?? editor.state.doc))
			editor.commands.setContent(value, { emitUpdate: false });
	}, [editor, value]);
	return (
		<div>
			{editor && !isReadOnly && <Toolbar editor={editor} parts={parts} />}
			<EditorContent editor={editor} />
			<p id={`${labelledBy}-problem`} role="alert" className="mt-1 text-sm text-rouge">
				{problem}
			</p>
		</div>
	);
}

/** The longest run of words of the block in which the cursor is. */
function wordsAt({ state }: Editor): string {
	const runs = state.selection.$from.parent.children.map(({ text }) => text ?? "");
	return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), "");
}

function Toolbar({ editor, parts }: { editor: Editor; parts: readonly PartName[] }) {
	const [dialog, setDialog] = useState<"link" | "image" | null>(null);
	const is = useEditorState({
		editor,
		selector: ({ editor }) => ({
			h2: editor.isActive("heading", { level: 2 }),
			h3: editor.isActive("heading", { level: 3 }),
			bold: editor.isActive("bold"),
			italic: editor.isActive("italic"),
			bulletList: editor.isActive("bulletList"),
			orderedList: editor.isActive("orderedList"),
			link: editor.isActive("link"),
			href: String(editor.getAttributes("link").href ?? ""),
			isEmpty: editor.state.selection.empty,
			canUndo: editor.can().undo(),
			canRedo: editor.can().redo(),
			missing: parts.filter((name) => !JSON.stringify(editor.getJSON()).includes(`"name":"${name}"`)),
		}),
	});
	// TipTap's own `focus` waits for the next frame: what is typed before it would be lost.
	const run = () => {
		editor.view.focus();
		return editor.chain();
	};
	return (
		<div
			role="toolbar"
			aria-label="Mise en forme"
			className="flex flex-wrap items-center gap-1 rounded-t-md border-[1.5px] border-b-0 border-bordure bg-creme p-1.5"
		>
			<Tool label="Titre" isOn={is.h2} onPress={() => run().toggleHeading({ level: 2 }).run()}>
				<Heading2 />
			</Tool>
			<Tool label="Sous-titre" isOn={is.h3} onPress={() => run().toggleHeading({ level: 3 }).run()}>
				<Heading3 />
			</Tool>
			<Tool label="Gras" isOn={is.bold} onPress={() => run().toggleBold().run()}>
				<Bold />
			</Tool>
			<Tool label="Italique" isOn={is.italic} onPress={() => run().toggleItalic().run()}>
				<Italic />
			</Tool>
			<Tool label="Liste" isOn={is.bulletList} onPress={() => run().toggleBulletList().run()}>
				<List />
			</Tool>
			<Tool label="Liste numérotée" isOn={is.orderedList} onPress={() => run().toggleOrderedList().run()}>
				<ListOrdered />
			</Tool>
			<Tool label="Lien" isOn={is.link} onPress={() => setDialog("link")}>
				<Link2 />
			</Tool>
			<Tool label="Image" onPress={() => setDialog("image")}>
				<ImagePlus />
			</Tool>
			<Tool label="Annuler" isDisabled={!is.canUndo} onPress={() => run().undo().run()}>
				<Undo2 />
			</Tool>
			<Tool label="Rétablir" isDisabled={!is.canRedo} onPress={() => run().redo().run()}>
				<Redo2 />
			</Tool>
			<Select
				isCompact
				hasHiddenLabel
				label="Insérer une valeur de la boutique"
				options={FACT_OPTIONS}
				value=""
				onChange={({ target }) =>
					run()
						.insertContent({ type: "fact", attrs: { name: target.value } })
						.run()
				}
			/>
			{is.missing.length > 0 && (
				<Select
					isCompact
					hasHiddenLabel
					label="Insérer une partie calculée"
					options={[
						{ value: "", label: "Partie calculée…" },
						...is.missing.map((value) => ({ value, label: PART_LABELS[value] })),
					]}
					value=""
					onChange={({ target }) =>
						run()
							.insertContent({ type: "part", attrs: { name: target.value } })
							.run()
					}
				/>
			)}
			<LinkDialog
				isOpen={dialog === "link"}
				href={is.href}
				hasWords={!is.isEmpty || is.link}
				onClose={() => setDialog(null)}
				onLink={(href, words) => {
					const chain = run().extendMarkRange("link");
					if (href === "") chain.unsetLink().run();
					else if (words)
						chain.insertContent({ type: "text", text: words, marks: [{ type: "link", attrs: { href } }] }).run();
					else chain.setLink({ href }).run();
				}}
			/>
			<LibraryDialog
				isOpen={dialog === "image"}
				onClose={() => setDialog(null)}
				onPick={({ url, alt }) =>
					run()
						.insertContent({ type: "image", attrs: { src: url, alt } })
						.run()
				}
			/>
		</div>
	);
}

interface ToolProps {
	label: string;
	/** Absent for what is done and not turned on. */
	isOn?: boolean;
	isDisabled?: boolean;
	onPress: () => void;
	children: ReactNode;
}

function Tool({ label, isOn, isDisabled = false, onPress, children }: ToolProps) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			aria-pressed={isOn}
			disabled={isDisabled}
			onClick={onPress}
			className={classNames(
				"grid size-10 place-items-center rounded-md hover:bg-dragee disabled:opacity-40 [&_svg]:size-5",
				isOn && "bg-dragee text-framboise-fonce",
			)}
		>
			{children}
		</button>
	);
}
