import sharp from 'sharp';
import { slugOf } from '@lintel/api-contract';
import type { Address } from './listings/addresses.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { Random } from './random.ts';

/** Names from several cultures; invented combinations. */
const agentNames = [
  'Sara Kovačević',
  'Omar Farouk',
  'Elena Marchetti',
  'Kwame Boateng',
  'Ingrid Solberg',
  'Rafael Moreno',
  'Mei Tanaka',
  'Daniel Okafor',
  'Priya Raman',
  'Luc Fontaine',
  'Nadia Petrova',
  'Tomás Herrera',
  'Aisha Rahman',
  'Peter Novak',
  'Sofia Lindqvist',
  'Hassan Mansour',
  'Clara Vogel',
  'Yusuf Demir',
  'Grace Mbeki',
  'Anders Holm',
  'Lucía Ortega',
  'Ravi Menon',
  'Hannah Brandt',
  'Mateo Silva',
  'Zainab Idris',
  'Oliver Hughes',
  'ليلى حداد',
  'Chiara Romano',
  // As long as names get.
  'Maximiliana Theodora von Hohenstein-Papadopoulos-Wolkenkratzer',
  'Emeka Nwosu',
  'Freya Jensen',
  'Samir Aziz',
  'Julia Kowalska',
  'Kenji Mori',
  'Isabel Duarte',
  'Noor Al-Sayed',
] as const;
const memberNames = [
  'Amira Haddad',
  'Jonas Weber',
  'Maria Costa',
  'Liam Murphy',
  'Anaïs Laurent',
  'Tariq Aziz',
  'Eva Nilsson',
  'Pedro Alves',
  'Sunita Rao',
  'George Adeyemi',
  'Lena Fischer',
  'Marco Conti',
  'Fatima Zahra',
  'Ivan Sokolov',
  'Chloe Bennett',
  'Hiro Sato',
  'Nina Jovanović',
  'Carlos Vega',
  'Amina Bello',
  'Paul Schneider',
  'Rosa Delgado',
  'Arjun Nair',
  'Emma Wilson',
  'Karim Nasser',
  'Tess de Vries',
  'Bruno Rossi',
  'Leila Karimi',
  'Jack Turner',
  'Olga Ivanova',
  'Diego Ramos',
  'Mina Park',
  'Stefan Maier',
  'Joy Achieng',
  'Pierre Dubois',
  'Ana Popescu',
  'Hugo Lopes',
  'Sana Malik',
  'Erik Larsen',
  'Beatriz Pinto',
  'Adam Kowalski',
  'Yara Saleh',
  'Finn Doyle',
  'Kavya Iyer',
  'Luka Babić',
  'Naomi Klein',
  'Theo Martin',
  'Rania Khalil',
  'Oscar Berg',
  'Vera Dvořák',
  'Mohamed Salim',
  'Alice Moretti',
  'Simon Keller',
  'Wanjiru Kamau',
  'David Cohen',
  'Irina Popova',
  'Felix Wagner',
  'Maya Fernandes',
  'Rashid Ali',
  'Lotte Jansen',
  'يوسف المنصوري',
] as const;

const about = [
  'Fifteen years of selling homes on the island. I tell you what I would not buy myself.',
  'I grew up two streets from the harbour and know most houses from inside.',
  'Lettings for people who move here for work: quick answers, plain contracts, keys on the first day.',
  'Small agency, few listings, each visited and measured by ourselves.',
  'Commercial space for shops and offices; I bring the floor plan, the bus timetable and the neighbours’ opinions.',
  'Family homes with gardens are what I know best. I answer the same day.',
  'Plots and new buildings: I check the permit before you fall in love.',
  'I work with first-time buyers and explain every line of the contract.',
] as const;

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly email: string;
  readonly mobile: string;
  readonly subject: string;
  readonly isAgent: boolean;
  readonly verification: 'success' | 'pending' | 'failed' | undefined;
  readonly about: string | undefined;
  readonly hasPicture: boolean;
  /** Registered today; the profile is not filled in. */
  readonly isNew: boolean;
  readonly home: Address;
}

const VERIFIED = 24;
const PENDING = 4;
const FAILED = 2;

const verificationOf = (index: number): Person['verification'] => {
  if (index < VERIFIED) return 'success';
  if (index < VERIFIED + PENDING) return 'pending';
  return index < VERIFIED + PENDING + FAILED ? 'failed' : undefined;
};

/** Numbers that the British regulator keeps for fiction. */
const mobileOf = (id: number) => `+447700900${String(200 + id).padStart(3, '0')}`;

/** Agents first, then members; ids count from 1. Demo accounts sit among them under their own addresses. */
export function people(random: Random, address: () => Address): Person[] {
  const taken = new Set<string>();
  return [...agentNames, ...memberNames].map((name, index) => {
    const id = index + 1;
    const isAgent = index < agentNames.length;
    const account = demoAccounts.find((entry) => entry.name === name);
    const isNew = account?.role === 'newcomer';
    const base = slugOf(name) || 'member';
    const slug = taken.has(base) ? `${base}-${id}` : base;
    taken.add(slug);
    return {
      id,
      name,
      slug,
      email: account?.email ?? `${slug.replaceAll('-', '.')}@example.com`,
      mobile: account?.phone ?? mobileOf(id),
      subject: account?.uid ?? `demo-user-${id}`,
      isAgent,
      verification: isAgent ? verificationOf(index) : undefined,
      about: isAgent ? random.pick(about) : undefined,
      isNew,
      // The chance is taken for the newcomer too, so that all others stay as they are.
      hasPicture: isAgent || (account !== undefined && !isNew) || (random.chance(0.6) && !isNew),
      home: address(),
    };
  });
}

/** Hues that differ for neighbours. */
const hues = [165, 205, 265, 15, 45, 340, 120, 30];

/** A neutral drawn figure, not a likeness of a real person: head and shoulders in shades of one colour. */
export async function portrait(id: number): Promise<Buffer> {
  const hue = hues[(id * 3) % hues.length]!;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192">
    <rect width="192" height="192" fill="hsl(${hue} 34% 88%)"/>
    <circle cx="96" cy="78" r="34" fill="hsl(${hue} 28% 52%)"/>
    <path d="M30 192c0-42 28-62 66-62s66 20 66 62z" fill="hsl(${hue} 28% 52%)"/></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
}
