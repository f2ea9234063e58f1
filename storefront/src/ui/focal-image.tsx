import { type FocalPoint, focalPoint, pressedPoint } from "@confiserie/domain/shop/shop-image";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";

/** Percent that an arrow key moves the point. */
const STEP = 5;
const MOVES: Record<string, FocalPoint> = {
	ArrowLeft: { x: -STEP, y: 0 },
	ArrowRight: { x: STEP, y: 0 },
	ArrowUp: { x: 0, y: -STEP },
	ArrowDown: { x: 0, y: STEP },
};

/** "Point visible de l'image 1 : 30 % depuis la gauche, 70 % depuis le haut". */
export function focalText(name: string, url: string): string {
	const { x, y } = focalPoint(url);
	return `Point visible de ${name}\u00a0: ${x}\u00a0% depuis la gauche, ${y}\u00a0% depuis le haut`;
}

interface FocalImageProps {
	url: string;
	/** "l'image 1". */
	name: string;
	/** The image itself, over the whole of its frame. */
	image: ReactNode;
	isReadOnly: boolean;
	onFocal: (point: FocalPoint) => void;
	children?: ReactNode;
}

/** An image with the point that frames of another shape show: set by a press on it or by the arrow keys. */
export function FocalImage({ url, name, image, isReadOnly, onFocal, children }: FocalImageProps) {
	const point = focalPoint(url);
	const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
		const shown = currentTarget.parentElement?.querySelector("img");
		// Enter and the space bar press as well, at no point.
		if (detail === 0 || !shown?.naturalWidth) return;
		const { left, top, width, height } = currentTarget.getBoundingClientRect();
		const natural = { width: shown.naturalWidth, height: shown.naturalHeight };
		onFocal(pressedPoint({ x: clientX - left, y: clientY - top }, { width, height }, natural, point));
	};
	const move = (event: KeyboardEvent) => {
		const step = MOVES[event.key];
		if (!step) return;
		event.preventDefault();
		onFocal({ x: point.x + step.x, y: point.y + step.y });
	};
	return (
		<span className="relative block aspect-square bg-dragee">
			{image}
			{!isReadOnly && (
				<>
					<span
						aria-hidden="true"
						className="absolute size-4 -translate-1/2 rounded-full border-2 border-white bg-framboise shadow-drawer"
						style={{ left: `${point.x}%`, top: `${point.y}%` }}
					/>
					<button
						type="button"
						aria-label={focalText(name, url)}
						onClick={press}
						onKeyDown={move}
						className="absolute inset-0 cursor-crosshair"
					/>
				</>
			)}
			{children}
		</span>
	);
}
