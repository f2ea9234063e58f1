import { existsSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { ImageArchive } from "./image-archive";
import { fileOf } from "./xlsx/testing";

const packed = (files: Record<string, Uint8Array>) => fileOf(zipSync(files));
const file = (text = "x") => strToU8(text);

test("rows take the files that they name, or those after their reference, in their order", async () => {
	const archive = await ImageArchive.open(
		packed({
			"Photos/Nougat Été.JPG": file("named"),
			"ab-1_10.png": file(),
			"ab-1.webp": file(),
			"AB-1_2.jpg": file(),
			"__MACOSX/._ab-1.webp": file(),
			"photos/.DS_Store": file(),
			"liste.txt": file(),
			"autre/AB-1.webp": file(),
			"inconnu.png": file(),
		}),
	);
	expect(archive.take({ reference: "AB-1" }, false).files).toEqual(["ab-1.webp", "ab-1_2.jpg", "ab-1_10.png"]);
	expect(archive.take({ reference: "AB-1" }, true).files).toEqual([]);
	expect(archive.take({ reference: "AB-2", images: "nougat été.jpg|deja.webp" }, false)).toEqual({
		record: { reference: "AB-2", images: "deja.webp" },
		files: ["nougat été.jpg"],
	});
	expect((await archive.read("nougat été.jpg")).toString()).toBe("named");
	expect(archive.leftOver).toEqual(["inconnu.png", "liste.txt", "autre/AB-1.webp"]);
	await archive.close();
});

test.each([
	["a name that leads out of its folder", () => packed({ "../../etc/x.png": file() })],
	["an absolute name", () => packed({ "/etc/x.png": file() })],
	["no ZIP", () => fileOf(file("référence;nom"))],
])("%s is refused, and the file deleted", async (_, made) => {
	const path = made();
	await expect(ImageArchive.open(path)).rejects.toThrow("Ce fichier n'est pas un ZIP lisible.");
	expect(existsSync(path)).toBe(false);
});

test("more files than a catalogue has are refused", async () => {
	const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`${at}.png`, new Uint8Array()]));
	await expect(ImageArchive.open(packed(many))).rejects.toThrow("plus de 10000 fichiers");
});

test("a file that unpacks to more than an image is left while it is unpacked, and all of them together are limited", async () => {
	const bomb = new Uint8Array(11 * 1024 * 1024);
	const archive = await ImageArchive.open(packed({ "bombe.png": bomb, "a.png": file("abc"), "b.png": file() }), 2);
	await expect(archive.read("bombe.png")).rejects.toThrow("trop lourd, 10\u00a0Mo au plus");
	await archive.read("a.png");
	await expect(archive.read("b.png")).rejects.toThrow("trop lourd une fois décompressé");
	await archive.close();
});

test("a damaged file is named as such", async () => {
	const content = zipSync({ "a.png": file("abcdefgh".repeat(100)) });
	content.fill(255, 40, 50);
	const archive = await ImageArchive.open(fileOf(content));
	await expect(archive.read("a.png")).rejects.toThrow("Ce fichier du ZIP est endommagé.");
	await archive.close();
});
