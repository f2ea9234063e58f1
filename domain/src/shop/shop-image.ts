/** An image of the shop's own: "/static/demo/bap-fra-40.webp"; "…webp#30-70" names the point that every frame shows. */
export const SHOP_IMAGE =
	/^\/([\w-]+\/){1,3}[\w-][\w.() -]*\.(webp|avif|jpe?g|png)(#\d{1,2}-\d{1,2}|#100-\d{1,3}|#\d{1,3}-100)?$/i;

/** An image that was uploaded in the back office, as the shop names it. */
export const LIBRARY_IMAGE = /^\/static\/\d+-produit-[0-9a-f-]{36}\.webp$/;

/** A point of an image, in percent from its left and from its top. */
export interface FocalPoint {
	x: number;
	y: number;
}
const CENTRE: FocalPoint = { x: 50, y: 50 };

/** The address of the file alone. */
export const imageFile = (url: string): string => url.split("#", 1)[0] ?? "";

/** The point that every frame shows: the centre where none is named. */
export function focalPoint(url: string): FocalPoint {
	const match = /#(\d{1,3})-(\d{1,3})$/.exec(url);
	return match ? { x: Number(match[1]), y: Number(match[2]) } : CENTRE;
}

/** The same image with another point; the centre needs no name. */
export function withFocalPoint(url: string, { x, y }: FocalPoint): string {
	const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
	const point = { x: percent(x), y: percent(y) };
	return point.x === CENTRE.x && point.y === CENTRE.y ? imageFile(url) : `${imageFile(url)}#${point.x}-${point.y}`;
}

interface Size {
	width: number;
	height: number;
}

/**
 * The point of an image that was pressed in a frame which it fills.
 * @param at of the press, from the frame's left and top, in pixels
 * @param shown the point that the frame shows now
 */
export function pressedPoint(at: FocalPoint, frame: Size, image: Size, shown: FocalPoint): FocalPoint {
	const scale = Math.max(frame.width / image.width, frame.height / image.height);
	const along = (press: number, room: number, length: number, percent: number) =>
		((press + ((length - room) * percent) / 100) / length) * 100;
	return {
		x: along(at.x, frame.width, image.width * scale, shown.x),
		y: along(at.y, frame.height, image.height * scale, shown.y),
	};
}

/** An address on the web, which a product's image cannot be: the shop shows its own files alone. */
export const WEB_ADDRESS = /^(https?:)?\/\//i;
export const WEB_IMAGE =
	"une image ne se lit pas à une adresse https://\u00a0: envoyez le fichier dans la boutique, puis indiquez son nom";
