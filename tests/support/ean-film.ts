import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DATA } from "../../scripts/lib/paths";

const FILM = join(DATA, "ean.y4m");

/** Flags of a browser whose camera shows the film, and is never asked about. */
export const CAMERA_FLAGS = [
	"--use-fake-ui-for-media-stream",
	"--use-fake-device-for-media-stream",
	`--use-file-for-fake-video-capture=${FILM}`,
];

const LEFT = [
	"0001101",
	"0011001",
	"0010011",
	"0111101",
	"0100011",
	"0110001",
	"0101111",
	"0111011",
	"0110111",
	"0001011",
];
/** Which of the first six digits are drawn the other way, by the digit in front of them. */
const PARITY = ["LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL"];
const WIDTH = 640;
const HEIGHT = 480;
const BAR_PIXELS = 4;

/** The 95 modules of an EAN-13, "1" for a bar. Source: GS1 General Specifications, 5.2.1. */
function modulesOf(ean: string): string {
	const turned = (bits: string) => [...bits].map((bit) => (bit === "1" ? "0" : "1")).join("");
	const digits = [...ean].map(Number);
	const sides = digits.slice(1).map((digit, index) => {
		const left = LEFT[digit] ?? "";
		const right = turned(left);
		if (index >= 6) return right;
		return PARITY[digits[0] ?? 0]?.[index] === "G" ? [...right].reverse().join("") : left;
	});
	return `101${sides.slice(0, 6).join("")}01010${sides.slice(6).join("")}101`;
}

/** Writes the film, one image of an EAN-13 on white (YUV4MPEG2, 4:2:0): from the next opening on the camera shows it. */
export function writeEanFilm(ean: string): void {
	const row = Buffer.alloc(WIDTH, 235);
	const modules = modulesOf(ean);
	const left = Math.floor((WIDTH - modules.length * BAR_PIXELS) / 2);
	[...modules].forEach((module, index) => {
		if (module === "1") row.fill(16, left + index * BAR_PIXELS, left + (index + 1) * BAR_PIXELS);
	});
	const blank = Buffer.alloc(WIDTH, 235);
	const rows = Array.from({ length: HEIGHT }, (_, y) => (y > 100 && y < 380 ? row : blank));
	const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
	writeFileSync(
		FILM,
		Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`), ...rows, colours]),
	);
}
