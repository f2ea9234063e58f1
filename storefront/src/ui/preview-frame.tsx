import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

interface PreviewFrameProps {
	title: string;
	/** Width of the screen that it stands for, in pixels. */
	width: number;
	children: ReactNode;
}

const HEIGHT = 844;

/**
 * Shows its children as on a screen of that width: in an empty document of its own, since media queries ask for the width of
 * the document. It is scaled down where there is less room. What is pressed in it leads nowhere.
 */
export function PreviewFrame({ title, width, children }: PreviewFrameProps) {
	const frame = useRef<HTMLIFrameElement>(null);
	const room = useRef<HTMLDivElement>(null);
	const [body, setBody] = useState<HTMLElement | null>(null);
	const [scale, setScale] = useState(1);
	useEffect(() => {
		const inner = frame.current?.contentDocument;
		if (!inner) return;
		inner.documentElement.lang = "fr";
		inner.documentElement.className = document.documentElement.className;
		inner.body.className = document.body.className;
		inner.title = title;
		inner.body.inert = true;
		for (const style of document.querySelectorAll("link[rel=stylesheet], style"))
			inner.head.append(style.cloneNode(true));
		setBody(inner.body);
	}, [title]);
	useEffect(() => {
		const { current } = room;
		if (!current) return;
		const observer = new ResizeObserver(() => setScale(Math.min(1, current.clientWidth / width)));
		observer.observe(current);
		return () => observer.disconnect();
	}, [width]);
	// Beside a form it is in view as a whole.
	const shown = `min(${HEIGHT * scale}px, 100dvh - 12rem)`;
	return (
		<div ref={room} className="w-full overflow-hidden" style={{ height: shown }}>
			<iframe
				ref={frame}
				title={title}
				style={{ width, height: `calc(${shown} / ${scale})`, transform: `scale(${scale})` }}
				className="origin-top-left rounded-card border border-trait bg-papier"
			/>
			{body && createPortal(children, body)}
		</div>
	);
}
