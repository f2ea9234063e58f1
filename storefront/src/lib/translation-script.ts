/**
 * Lets React work on a page that the browser translates (ADR 35). A translator puts <font> elements in the place of text
 * nodes, or around them, and React goes on to change, move and remove its own nodes: it then fails on a parent that no longer
 * holds them, or writes into a text that is not displayed.
 *
 * The script notes which <font> hides which texts. Before React touches one of them, it puts all of them back: the page is then as
 * React left it, and the translator translates what changed. A node that a <font> holds counts as a child of the element around the
 * <font>. A node that is in neither place is gone already: removing it does nothing, inserting before it appends.
 *
 * Where React takes over what the server sent, it goes from node to node: each step puts back what was translated around it, so that
 * React finds the page as it was sent and does not make the part again (error 418).
 */
export const TRANSLATION_SCRIPT = `((node,isFont)=>{
const fonts=new WeakMap,texts=new WeakMap,removed=new WeakSet;
new MutationObserver(records=>{
for(const{addedNodes,removedNodes,previousSibling,nextSibling}of records)for(const text of removedNodes){
if(text.nodeType!==3||text.parentNode||removed.has(text))continue;
const font=[...addedNodes,previousSibling,nextSibling].find(isFont);
if(!font)continue;
fonts.set(text,font);
texts.set(font,[...texts.get(font)||[],text])
}
}).observe(document,{childList:true,subtree:true});
const restore=text=>{
const font=fonts.get(text);
if(!font)return;
const hidden=texts.get(font);
for(const one of hidden)fonts.delete(one);
if(font.parentNode)font.replaceWith(...hidden)
};
const childOf=(parent,child)=>{
while(child&&child.parentNode!==parent)child=isFont(child.parentNode)?child.parentNode:null;
return child
};
const{insertBefore,appendChild,removeChild}=node;
node.insertBefore=function(child,before){restore(child);restore(before);return insertBefore.call(this,child,childOf(this,before))};
node.appendChild=function(child){restore(child);return appendChild.call(this,child)};
node.removeChild=function(child){
restore(child);
removed.add(child);
const held=childOf(this,child);
if(held)removeChild.call(this,held);
return child
};
const bare=text=>{
restore(text);
let font=null;
for(let up=text.parentNode;isFont(up);up=up.parentNode)font=up;
if(font&&text.nodeType===3)font.replaceWith(text)
};
for(const step of["firstChild","nextSibling"]){
const own=Object.getOwnPropertyDescriptor(node,step);
Object.defineProperty(node,step,{...own,get(){
bare(this);
const found=own.get.call(this);
if(!isFont(found))return found;
let text=(texts.get(found)||[])[0]||found;
while(isFont(text))text=text.childNodes[0];
if(text)bare(text);
return own.get.call(this)
}})
}
const value=Object.getOwnPropertyDescriptor(node,"nodeValue");
Object.defineProperty(node,"nodeValue",{...value,set(text){restore(this);value.set.call(this,text)}})
})(Node.prototype,node=>node&&node.nodeName==="FONT");`;
